import {
  circle,
  cord,
  ellipse,
  fill,
  group,
  ink,
  led,
  lens,
  mark,
  panel,
  path,
  rect,
  screen,
  shade,
  shadow,
  stroke,
  text,
  times,
  type Draw,
  type Pen,
} from '../toolkit';

const scene = (x: number, y: number, w: number, h: number): string =>
  path(
    `M${x} ${y + h}l${w * 0.3}-${h * 0.5} ${w * 0.2} ${h * 0.2} ${w * 0.2}-${h * 0.35} ${w * 0.3} ${h * 0.65}Z`,
    '#8fc1e8',
    'opacity=".35"',
  ) +
  circle(x + w * 0.5, y + h * 0.45, h * 0.15, '#e8f2fb', 'opacity=".7"') +
  path(
    `M${x + w * 0.32} ${y + h}q${w * 0.02}-${h * 0.36} ${w * 0.18}-${h * 0.36}t${w * 0.18} ${h * 0.36}Z`,
    '#e8f2fb',
    'opacity=".7"',
  );

const indoorMonitor: Draw = (pen) =>
  shadow(400, 600, 300) +
  panel(110, 210, 580, 360, 24) +
  screen(134, 234, pen.variant ? 532 : 450, 312, 12) +
  scene(150, 250, pen.variant ? 500 : 420, 280) +
  (pen.variant
    ? ''
    : times(
        5,
        (i) => circle(638, 270 + i * 60, 18, '#3a4149') + circle(638, 270 + i * 60, 6, i === 0 ? '#59c36a' : '#cfd6de'),
      )) +
  mark(pen, pen.variant ? 400 : 360, 564, 13, ink(pen.body));

const station = (pen: Pen): string =>
  panel(310, 130, 180, 500, 22) +
  rect(324, 146, 152, 190, 14, fill.glossy) +
  lens(400, 230, 50) +
  led(350, 310, '#fff3c4', 6) +
  led(450, 310, '#fff3c4', 6) +
  times(4, (i) => rect(350, 370 + i * 18, 100, 7, 3, shade(pen.body, -0.5))) +
  circle(400, 510, 44, fill.metal) +
  circle(400, 510, 34, pen.accent, 'opacity=".85"') +
  path('M384 516v-18l16-14 16 14v18Z', '#fff') +
  mark(pen, 400, 604, 16);

const doorStation: Draw = (pen) =>
  shadow(400, 700, 140) +
  (pen.variant === 1
    ? panel(260, 70, 280, 620, 24) +
      lens(400, 120, 26) +
      screen(286, 160, 228, 230) +
      text(400, 240, 26, 'Bienvenido', '#d9ecff') +
      scene(300, 260, 200, 120) +
      times(
        12,
        (i) =>
          rect(300 + (i % 3) * 72, 410 + Math.floor(i / 3) * 54, 56, 42, 8, '#c3c9d0') +
          text(328 + (i % 3) * 72, 440 + Math.floor(i / 3) * 54, 24, '123456789*0#'.charAt(i), '#23272d'),
      ) +
      mark(pen, 400, 668, 20)
    : station(pen));

const intercomKit: Draw = (pen) =>
  shadow(400, 640, 320) +
  group('translate(170 10) scale(.82)', indoorMonitor({ ...pen, variant: 0 })) +
  group('translate(-120 140) scale(.8)', station({ ...pen, body: pen.variant ? '#3a4149' : pen.body })) +
  (pen.variant
    ? group(
        'translate(560 430)',
        rect(0, 0, 110, 210, 18, '#14181d'),
        rect(8, 10, 94, 190, 10, fill.screen),
        scene(10, 60, 90, 120),
      )
    : '');

const handset = (pen: Pen): string =>
  panel(260, 160, 260, 480, 24) +
  rect(286, 190, 90, 430, 44, shade(pen.body, 0.2), 'stroke="#0002" stroke-width="3"') +
  rect(294, 200, 74, 110, 36, shade(pen.body, -0.12)) +
  rect(294, 500, 74, 110, 36, shade(pen.body, -0.12)) +
  circle(450, 420, 34, pen.accent) +
  circle(450, 510, 22, shade(pen.body, -0.3)) +
  mark(pen, 448, 240, 17);
const audioIntercom: Draw = (pen) =>
  shadow(400, 680, 270) +
  (pen.variant
    ? times(3, (i) => group(`translate(${120 + i * 170} ${200 + i * 20}) scale(.6)`, handset(pen))) +
      group(
        'translate(-60 130) scale(.62)',
        rect(260, 160, 240, 480, 16, fill.metal),
        times(4, (i) => circle(440, 360 + i * 66, 22, '#59626c')),
        times(5, (i) => rect(300, 200 + i * 20, 160, 9, 4, '#3b424b')),
      )
    : group('translate(110 0)', handset(pen)) +
      rect(150, 260, 150, 300, 14, fill.metal) +
      times(6, (i) => rect(180, 300 + i * 18, 90, 8, 4, '#3b424b')) +
      circle(225, 480, 30, '#e9edf2') +
      circle(225, 480, 22, fill.accent) +
      stroke('M370 620q-40 60-90 30', shade(pen.body, -0.2), 9));

const handheldRadio: Draw = (pen) =>
  shadow(400, 716, 120) +
  rect(318, 50, 34, 210, 14, '#14181d') +
  times(7, (i) => rect(314, 90 + i * 22, 42, 6, 3, '#2b3036')) +
  rect(420, 190, 34, 50, 8, '#14181d') +
  rect(462, 200, 30, 40, 8, pen.accent) +
  path('M290 250q0-22 22-22h176q22 0 22 22l14 400q0 40-40 40H316q-40 0-40-40Z', fill.front) +
  path('M304 250h40l-12 430h-20q-24 0-24-30Z', '#fff', 'opacity=".12"') +
  (pen.variant
    ? screen(322, 270, 156, 120) +
      text(400, 338, 26, pen.label, '#d9ecff') +
      times(pen.variant === 2 ? 1 : 12, (i) =>
        rect(330 + (i % 3) * 50, 520 + Math.floor(i / 3) * 38, 40, 28, 6, '#59626c'),
      )
    : times(7, (i) => rect(330, 286 + i * 18, 140, 9, 4, '#0a0c0f')) + text(400, 620, 22, pen.label, ink(pen.body))) +
  mark(pen, 400, pen.variant ? 440 : 470, 22) +
  (pen.variant ? times(6, (i) => rect(340, 462 + i * 8, 120, 4, 2, '#0a0c0f')) : '') +
  rect(268, 350, 18, 110, 8, pen.accent);

const mobileRadio: Draw = (pen) =>
  shadow(400, 590, 330) +
  path('M110 380L190 280H610L690 380Z', fill.top) +
  times(9, (i) => stroke(`M${220 + i * 45} 290L${190 + i * 53} 374`, shade(pen.body, -0.4), 5)) +
  panel(110, 380, 580, 180, 14) +
  screen(250, 402, 240, 84) +
  text(370, 456, 34, pen.variant ? 'DMR 01-07' : 'CH 016', '#d9ecff') +
  circle(180, 450, 44, fill.metal) +
  circle(180, 450, 32, fill.glossy) +
  times(5, (i) => rect(250 + i * 50, 504, 40, 30, 6, '#59626c')) +
  times(7, (i) => rect(530, 404 + i * 20, 130, 10, 5, '#0a0c0f')) +
  mark(pen, 590, 552, 14) +
  cord(140, 540, '#14181d', 14) +
  rect(230, 640, 70, 110, 22, '#23272d');

const speakerMic: Draw = (pen) =>
  shadow(400, 690, 160) +
  stroke('M470 200c120-120 160 60 90 120s40 120 60 180', '#14181d', 14, 'stroke-dasharray="4 6"') +
  panel(290, 160, 220, 420, 50) +
  times(7, (i) => rect(330, 230 + i * 24, 140, 12, 6, '#0a0c0f')) +
  mark(pen, 400, 450, 24) +
  led(400, 490, '#ff5544', 6) +
  rect(274, 260, 20, 130, 8, pen.accent) +
  rect(592, 500, 60, 50, 8, '#23272d');
const earpiece: Draw = (pen) =>
  shadow(400, 680, 200) +
  stroke('M250 200c-60 60 120 40 40 120s120 60 60 140 60 60 90 120', '#dfe8f0', 12) +
  stroke('M250 200c-60 60 120 40 40 120s120 60 60 140 60 60 90 120', '#fff', 4) +
  ellipse(256, 190, 30, 40, '#e9eef3', 'stroke="#b9c4ce" stroke-width="3"') +
  rect(420, 560, 60, 90, 14, '#23272d') +
  stroke('M450 650q90 60 160-60', '#23272d', 9) +
  panel(560, 400, 90, 190, 26) +
  circle(605, 470, 28, pen.accent) +
  mark(pen, 605, 560, 12);
const multiCharger: Draw = (pen) =>
  shadow(400, 640, 340) +
  times(
    pen.count,
    (i) => rect(118 + i * 98, 270, 70, 190, 12, fill.glossy) + rect(128 + i * 98, 180, 16, 100, 7, '#14181d'),
  ) +
  path('M80 440h640l30 160q0 20-20 20H70q-20 0-20-20Z', fill.front) +
  path('M80 440h640l6 30H74Z', fill.top) +
  times(pen.count, (i) => led(152 + i * 98, 520, i % 3 === 0 ? '#ff5544' : '#59c36a')) +
  mark(pen, 400, 588, 28);

const gpsTracker: Draw = (pen) =>
  shadow(400, 610, 230) +
  (pen.variant === 1
    ? path('M250 300h300l30 60v140l-30 60H250l-30-60V360Z', fill.side) +
      rect(300, 560, 200, 40, 6, '#14181d') +
      times(8, (i) => rect(314 + i * 22, 572, 12, 20, 2, '#d8b65a'))
    : group(
        'rotate(-8 400 400)',
        panel(220, 270, 360, 260, pen.variant === 2 ? 50 : 18),
        pen.variant === 2
          ? times(4, (i) => circle(270 + (i % 2) * 260, i < 2 ? 310 : 490, 20, fill.metal))
          : stroke('M220 400q-90 0-100 130M220 420q-70 10-80 120M220 440q-50 20-60 110', pen.accent, 8),
      )) +
  path('M400 340q44 0 44 46 0 34-44 74-44-40-44-74 0-46 44-46Z', pen.accent) +
  circle(400, 386, 16, '#fff') +
  led(480, 470, '#59c36a', 6) +
  led(510, 470, '#4aa3ff', 6) +
  mark(pen, 400, 500, 22);

export const voiceKinds: Record<string, Draw> = {
  'intercom-kit': intercomKit,
  'door-station': doorStation,
  'indoor-monitor': indoorMonitor,
  'audio-intercom': audioIntercom,
  'handheld-radio': handheldRadio,
  'mobile-radio': mobileRadio,
  'speaker-mic': speakerMic,
  earpiece,
  'multi-charger': multiCharger,
  'gps-tracker': gpsTracker,
};
