import {
  circle,
  cord,
  box,
  ellipse,
  fill,
  group,
  ink,
  led,
  mark,
  panel,
  path,
  rect,
  shade,
  shadow,
  stroke,
  text,
  times,
  type Draw,
} from '../toolkit';

const laptop: Draw = (pen) =>
  shadow(400, 632, 340) +
  rect(170, 150, 460, 330, 18, shade(pen.body, -0.25)) +
  rect(182, 162, 436, 306, 8, '#0a0d12') +
  rect(192, 172, 416, 280, 4, fill.screen) +
  (pen.variant === 2
    ? times(3, (i) =>
        times(
          3,
          (k) =>
            rect(204 + i * 134, 184 + k * 90, 126, 80, 4, '#0f2135') +
            path(`M${204 + i * 134} ${264 + k * 90}l40-44 30 20 30-34 26 58Z`, '#5f92c4', 'opacity=".6"'),
        ),
      )
    : circle(330, 300, 90, pen.accent, 'opacity=".5"') +
      circle(450, 340, 110, '#fff', 'opacity=".12"') +
      rect(300, 430, 200, 14, 7, '#fff', 'opacity=".35"')) +
  path('M192 172h180L260 452h-68Z', '#fff', 'opacity=".1"') +
  path('M170 480h460l90 120H80Z', fill.top) +
  path('M200 492h400l40 66H160Z', '#22272d') +
  times(4, (r) =>
    times(12, (i) => rect(190 + i * 36 - r * 5 + (i - 6) * r * 0.8, 496 + r * 15, 28, 10, 2, '#3d454e')),
  ) +
  path('M330 564h140l8 28H322Z', shade(pen.body, -0.14)) +
  path('M80 600h640v12q0 12-14 12H94q-14 0-14-12Z', fill.front) +
  mark(pen, 400, 478, 13, '#e9edf2');

const miniPc: Draw = (pen) =>
  shadow(400, 600, 240) +
  box(200, 400, 400, 150, 170) +
  mark(pen, 400, 320, 34) +
  circle(560, 474, 22, fill.metal) +
  led(560, 474, '#4aa3ff', 6) +
  times(3, (i) => rect(240 + i * 64, 456, 46, 20, 3, i === 2 ? '#0d1014' : '#2d6cc0')) +
  circle(450, 468, 12, '#0d1014') +
  (pen.variant
    ? times(8, (i) => rect(226 + i * 36, 516, 24, 8, 4, shade(pen.body, -0.45)))
    : rect(226, 516, 348, 5, 2, pen.accent));

const keyboard: Draw = (pen) =>
  shadow(400, 570, 350) +
  path('M70 520L130 350H560L600 520Z', fill.front) +
  times(5, (r) => times(13, (i) => rect(148 - r * 11 + i * (31 + r * 1.6), 364 + r * 29, 26 + r, 22, 4, '#4a515b'))) +
  path('M70 520h530v14q0 8-8 8H78q-8 0-8-8Z', shade(pen.body, -0.4)) +
  ellipse(680, 470, 58, 88, fill.ball) +
  stroke('M680 384v60', '#0d1014', 4) +
  rect(674, 400, 12, 34, 6, '#0d1014') +
  mark(pen, 330, 534, 13, '#e9edf2');
const mouse: Draw = (pen) =>
  shadow(400, 640, 170) +
  stroke('M400 210c0-100 120-60 140-130', '#14181d', 10) +
  path('M400 190q140 0 140 220t-140 220q-140 0-140-220t140-220Z', fill.ball) +
  stroke('M400 190v160M264 360q136 44 272 0', '#0d1014', 4) +
  rect(386, 236, 28, 80, 14, '#0d1014') +
  rect(392, 246, 16, 60, 8, '#59626c') +
  mark(pen, 400, 560, 22, ink(pen.body));
const usbHub: Draw = (pen) =>
  shadow(400, 580, 280) +
  box(150, 420, 500, 90, 80) +
  times(
    pen.count,
    (i) => rect(210 + i * 104, 444, 70, 34, 4, fill.metal) + rect(216 + i * 104, 454, 58, 12, 2, '#2d6cc0'),
  ) +
  mark(pen, 400, 390, 24, '#e9edf2') +
  cord(640, 460);

const wallSwitch: Draw = (pen) =>
  shadow(400, 690, 170) +
  panel(260, 120, 280, 550, 22) +
  (pen.variant === 1
    ? circle(400, 390, 100, shade(pen.body, -0.1)) +
      circle(400, 386, 92, fill.ball) +
      stroke('M400 300v30', pen.accent, 8)
    : times(
        pen.count,
        (i) =>
          rect(
            290,
            160 + (i * 460) / pen.count,
            220,
            440 / pen.count,
            14,
            shade(pen.body, 0.35),
            'stroke="#0002" stroke-width="2"',
          ) + led(400, 160 + ((i + 0.5) * 450) / pen.count, '#4aa3ff', 8),
      )) +
  mark(pen, 400, 652, 14);
const smartPlug: Draw = (pen) =>
  shadow(400, 620, 180) +
  ellipse(400, 420, 200, 190, shade(pen.body, -0.2)) +
  ellipse(400, 404, 200, 188, fill.ball) +
  circle(400, 400, 130, shade(pen.body, -0.05)) +
  rect(346, 330, 20, 70, 5, '#23272d') +
  rect(434, 340, 20, 60, 5, '#23272d') +
  path('M376 440h48v20q-24 30-48 0Z', '#23272d') +
  led(540, 330, '#4aa3ff', 8) +
  mark(pen, 400, 566, 20);
const miniSensor: Draw = (pen) =>
  shadow(400, 600, 170) +
  (pen.variant === 1
    ? ellipse(400, 440, 170, 90, shade(pen.body, -0.25)) +
      path('M230 400h340v44q-60 70-170 70t-170-70Z', fill.side) +
      ellipse(400, 400, 170, 90, fill.ball) +
      path('M400 340q34 46 34 66a34 28 0 0 1-68 0q0-20 34-66Z', '#4aa3ff')
    : panel(270, 250, 260, 320, pen.variant === 2 ? 120 : 50) +
      (pen.variant === 2
        ? circle(400, 390, 70, shade(pen.body, -0.1)) +
          times(3, (i) =>
            circle(
              400,
              390,
              20 + i * 18,
              'none',
              `stroke="${pen.accent}" stroke-width="4" opacity="${0.9 - i * 0.25}"`,
            ),
          )
        : text(400, 390, 60, '24.6°', '#3b424b') + text(400, 450, 40, '48 %', '#8d959e'))) +
  mark(pen, 400, pen.variant === 1 ? 496 : 530, 17);

const cloud = (x: number, y: number): string =>
  path(`M${x} ${y}q-62 0-62-52t58-54q16-62 86-62t88 62q62 2 62 54t-60 52Z`, '#fff', 'opacity=".92"');
const key = (x: number, y: number): string =>
  circle(x, y, 44, 'none', 'stroke="#fff" stroke-width="20"') +
  stroke(`M${x + 50} ${y}h150v36M${x + 150} ${y}v28`, '#fff', 20);
/** Software has no body: the card that carries its key, or the cloud of a subscription. */
const licenceCard: Draw = (pen) =>
  shadow(400, 640, 250) +
  group(
    'rotate(-6 400 400)',
    rect(140, 226, 520, 340, 28, shade(pen.accent, -0.4)),
    rect(150, 210, 520, 340, 28, fill.accent),
    pen.variant === 1 ? group('translate(116 128) scale(.74)', cloud(370, 420)) : key(320, 350),
    rect(180, 470, 460, 50, 25, '#fff', 'opacity=".16"'),
    mark(pen, 410, 264, 34, '#fff'),
    text(410, 504, 26, pen.label, '#fff'),
  );

export const computingKinds: Record<string, Draw> = {
  'licence-card': licenceCard,
  laptop,
  'mini-pc': miniPc,
  keyboard,
  mouse,
  'usb-hub': usbHub,
  'wall-switch': wallSwitch,
  'smart-plug': smartPlug,
  'mini-sensor': miniSensor,
};
