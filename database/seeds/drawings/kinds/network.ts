import {
  box,
  circle,
  cord,
  ellipse,
  fill,
  group,
  ink,
  led,
  mark,
  panel,
  path,
  port,
  rect,
  shade,
  shadow,
  stroke,
  text,
  times,
  type Draw,
} from '../toolkit';

const networkSwitch: Draw = (pen) => {
  const big = pen.count > 12;
  const [x, w] = big ? [60, 680] : [170, 460];
  const columns = big ? Math.ceil(pen.count / 2) : pen.count;
  const size = big ? Math.min(34, Math.floor(470 / columns) - 3) : Math.floor(Math.min(38, 300 / columns));
  const left = big ? x + 110 : x + 96;
  return (
    shadow(400, 530, w / 2 + 30) +
    box(x, 370, w, 110, big ? 170 : 150) +
    mark(pen, 400, 300, 30) +
    rect(x + 10, 380, w - 20, 90, 5, shade(pen.body, -0.35)) +
    text(x + 56, 430, 15, big ? `${pen.count}P` : `${pen.count}P`, '#eef1f4') +
    times(3, (i) => led(x + 30 + i * 22, 450, i ? '#59c36a' : '#4aa3ff', 3)) +
    times(pen.count, (i) =>
      port(left + (big ? Math.floor(i / 2) : i) * (size + 3), big ? 388 + (i % 2) * 38 : 410, size),
    ) +
    times(
      2,
      (i) =>
        rect(x + w - 78 + i * 32, 402, 27, 46, 3, fill.metal) + rect(x + w - 74 + i * 32, 408, 19, 34, 2, '#0d1014'),
    ) +
    (big
      ? rect(x - 16, 380, 18, 90, 3, shade(pen.body, -0.2)) + rect(x + w - 2, 380, 18, 90, 3, shade(pen.body, -0.2))
      : '')
  );
};

const dinSwitch: Draw = (pen) =>
  shadow(400, 690, 150) +
  path('M300 130L340 90H530L500 130Z', fill.top) +
  path('M500 130l30-40v520l-30 60Z', shade(pen.body, -0.45)) +
  panel(280, 130, 220, 540, 8) +
  times(6, (i) => rect(300, 150 + i * 10, 180, 4, 2, shade(pen.body, -0.35))) +
  mark(pen, 390, 250, 22) +
  times(pen.count, (i) => port(310 + (i % 2) * 86, 280 + Math.floor(i / 2) * 62, 60)) +
  times(2, (i) => rect(310 + i * 86, 540, 60, 34, 3, fill.metal)) +
  rect(310, 596, 150, 50, 4, '#2fae5f') +
  times(4, (i) => circle(334 + i * 34, 620, 8, fill.metal)) +
  led(480, 262, '#59c36a', 4);

const router: Draw = (pen) =>
  shadow(400, 630, 270) +
  times(
    4,
    (i) =>
      stroke(`M${200 + i * 134} 450L${170 + i * 153} 150`, shade(pen.body, -0.25), 20) +
      stroke(`M${197 + i * 134} 450L${167 + i * 153} 150`, shade(pen.body, 0.2), 5),
  ) +
  path('M130 560L200 440H600L670 560Z', fill.top) +
  path('M130 560h540v30q0 16-16 16H146q-16 0-16-16Z', fill.front) +
  path('M360 560l40-120 40 120Z', shade(pen.body, -0.15), 'opacity=".5"') +
  times(6, (i) => led(310 + i * 36, 580, i === 5 ? '#e0a100' : '#59c36a', 4)) +
  mark(pen, 400, 520, 28);

const accessPoint: Draw = (pen) =>
  pen.variant === 1
    ? shadow(400, 690, 160) +
      times(2, (i) => stroke(`M${330 + i * 140} 180V70`, '#f4f5f7', 22)) +
      panel(270, 160, 260, 480, 40) +
      stroke('M352 330q48-40 96 0M370 356q30-26 60 0', pen.accent, 10) +
      circle(400, 384, 8, pen.accent) +
      led(400, 560, '#4aa3ff', 6) +
      mark(pen, 400, 480, 24) +
      rect(340, 640, 120, 30, 6, fill.metal)
    : shadow(400, 640, 230) +
      ellipse(400, 420, 250, 226, shade(pen.body, -0.22)) +
      ellipse(400, 404, 250, 222, fill.ball) +
      ellipse(400, 396, 190, 166, shade(pen.body, 0.3), 'opacity=".55"') +
      (pen.look % 2
        ? rect(340, 346, 120, 100, 30, 'none', `stroke="${pen.accent}" stroke-width="7" opacity=".85"`)
        : ellipse(400, 396, 74, 64, 'none', `stroke="${pen.accent}" stroke-width="7" opacity=".85"`)) +
      (pen.look > 1 ? ellipse(400, 404, 224, 198, 'none', `stroke="${shade(pen.body, -0.18)}" stroke-width="5"`) : '') +
      led(400, 396, '#4aa3ff', 8) +
      mark(pen, 400, 540, 26);

const wirelessLink: Draw = (pen) =>
  shadow(400, 690, 170) +
  (pen.variant === 1
    ? ellipse(400, 360, 250, 250, shade(pen.body, -0.3)) +
      ellipse(396, 354, 244, 246, fill.ball) +
      times(9, (i) => stroke(`M160 ${170 + i * 46}q236 ${90 - i * 22} 472 0`, shade(pen.body, -0.25), 2)) +
      stroke('M230 540L400 330L560 540', '#aab2bc', 10) +
      panel(352, 270, 96, 130, 20) +
      mark(pen, 400, 340, 14) +
      rect(380, 590, 40, 110, 8, fill.metal)
    : times(Math.min(pen.count, 2), (i) =>
        group(
          pen.count > 1 ? `translate(${i * 200 - 100} 0)` : '',
          panel(300, 130, 200, 520, 60),
          rect(322, 156, 156, 300, 40, shade(pen.body, 0.3), 'opacity=".6"'),
          stroke('M360 300q40-34 80 0M376 322q24-20 48 0', pen.accent, 9),
          times(4, (k) => led(355 + k * 30, 540, k < 3 ? '#59c36a' : '#9aa3ad', 5)),
          mark(pen, 400, 600, 22),
        ),
      ) + cord(400, 640, '#3a3f47', 10));

const panelAntenna: Draw = (pen) =>
  shadow(400, 700, 170) +
  rect(386, 560, 28, 140, 6, fill.metal) +
  panel(190, 120, 420, 470, 30) +
  rect(214, 144, 372, 422, 18, shade(pen.body, 0.35), 'opacity=".5"') +
  times(3, (i) => stroke(`M${370 - i * 28} ${320 - i * 20}q30-${30 + i * 14} ${60 + i * 56} 0`, pen.accent, 11)) +
  circle(400, 350, 12, pen.accent) +
  mark(pen, 400, 500, 32);

const sfp: Draw = (pen) =>
  shadow(400, 580, 280) +
  group(
    'rotate(-12 400 400)',
    path('M120 380L170 340H600L560 380Z', '#e6e9ed'),
    rect(120, 380, 440, 110, 6, fill.metal),
    path('M560 380l40-40v106l-40 44Z', '#7b838c'),
    rect(560, 392, 110, 80, 6, '#23272d'),
    circle(600, 432, 22, '#0a0d11'),
    circle(646, 432, 22, '#0a0d11'),
    stroke('M590 380q80-60 110 20v60', ['#2d6cc0', '#23272d', '#c0272d'][pen.variant] ?? '#2d6cc0', 12),
    rect(170, 400, 250, 70, 4, '#fbfcfd'),
    mark(pen, 294, 444, 26),
    times(8, (i) => rect(124, 392 + i * 11, 30, 6, 1, '#d8b65a')),
  );

const mediaConverter: Draw = (pen) =>
  shadow(400, 560, 260) +
  box(190, 370, 420, 130, 140) +
  mark(pen, 400, 300, 30) +
  rect(204, 384, 392, 102, 5, shade(pen.body, -0.4)) +
  port(226, 400, 70) +
  (pen.variant === 1
    ? rect(316, 404, 70, 56, 4, fill.metal) + rect(324, 412, 54, 40, 3, '#0d1014')
    : port(316, 400, 70)) +
  circle(440, 432, 26, '#2d6cc0') +
  circle(440, 432, 12, '#0a0d11') +
  times(6, (i) => led(492 + (i % 3) * 34, 414 + Math.floor(i / 3) * 34, i % 2 ? '#59c36a' : '#e0a100', 4));

const antenna: Draw = (pen) =>
  pen.variant === 1
    ? shadow(400, 690, 160) +
      stroke('M400 560V90', '#9aa3ad', 8) +
      circle(400, 88, 10, '#23272d') +
      rect(386, 520, 28, 60, 6, fill.metal) +
      path('M280 660q0-90 120-90t120 90Z', fill.ball) +
      ellipse(400, 660, 120, 24, '#0d1014') +
      mark(pen, 400, 636, 20, '#e9edf2') +
      cord(510, 640, '#23272d', 9)
    : shadow(400, 720, 110) +
      rect(378, 60, 44, 560, 22, fill.side) +
      rect(370, 600, 60, 100, 8, fill.metal) +
      rect(384, 700, 32, 26, 4, '#d8b65a') +
      times(2, (i) => rect(340, 620 + i * 40, 120, 14, 6, '#8d959e')) +
      group('rotate(-90 400 330)', mark(pen, 400, 338, 22, ink(pen.body)));

const repeater: Draw = (pen) =>
  shadow(400, 560, 350) +
  box(70, 330, 660, 180, 130) +
  rect(100, 350, 200, 140, 8, '#0d1014') +
  times(7, (i) => stroke(`M110 ${366 + i * 18}h180`, '#3a4149', 6)) +
  circle(400, 420, 52, fill.metal) +
  circle(400, 420, 40, fill.glossy) +
  mark(pen, 400, 270, 30) +
  times(4, (i) => led(500 + i * 40, 380, i === 2 ? '#ff5544' : '#59c36a')) +
  rect(490, 420, 150, 50, 6, fill.screen) +
  text(565, 454, 24, 'CH 04', '#d9ecff');

export const networkKinds: Record<string, Draw> = {
  switch: networkSwitch,
  'din-switch': dinSwitch,
  router,
  'access-point': accessPoint,
  'wireless-link': wirelessLink,
  'panel-antenna': panelAntenna,
  sfp,
  'media-converter': mediaConverter,
  antenna,
  repeater,
};
