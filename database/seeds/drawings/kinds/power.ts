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
  rect,
  screen,
  screw,
  shade,
  shadow,
  stroke,
  text,
  times,
  type Draw,
} from '../toolkit';

const outlet = (x: number, y: number, size = 44): string =>
  rect(x, y, size, size, 8, '#0d1014') +
  rect(x + size * 0.28, y + size * 0.22, size * 0.1, size * 0.3, 1, '#59626c') +
  rect(x + size * 0.6, y + size * 0.22, size * 0.1, size * 0.3, 1, '#59626c') +
  circle(x + size / 2, y + size * 0.72, size * 0.09, '#59626c');

const ups: Draw = (pen) =>
  pen.variant === 1
    ? shadow(400, 580, 350) +
      box(70, 370, 660, 150, 160) +
      rect(90, 386, 620, 118, 6, shade(pen.body, -0.3)) +
      times(12, (i) => rect(110 + i * 20, 400, 10, 90, 4, '#0a0c0f')) +
      screen(440, 396, 160, 96) +
      text(520, 452, 30, '100%', '#d9ecff') +
      mark(pen, 390, 456, 22, '#e9edf2') +
      led(650, 444, '#59c36a', 9)
    : shadow(400, 700, 180) +
      path('M270 130L330 90H560L530 130Z', fill.top) +
      path('M530 130l30-40v540l-30 60Z', shade(pen.body, -0.45)) +
      panel(270, 130, 260, 560, 16) +
      screen(310, 170, 180, 110) +
      text(400, 220, 30, '120 V', '#d9ecff') +
      rect(330, 236, 140, 16, 4, '#1d3d61') +
      rect(330, 236, 104, 16, 4, '#59c36a') +
      circle(400, 340, 30, fill.metal) +
      circle(400, 340, 22, shade(pen.body, -0.2)) +
      led(400, 340, '#59c36a', 5) +
      times(9, (i) => stroke(`M300 ${420 + i * 20}h200`, shade(pen.body, -0.4), 6)) +
      mark(pen, 400, 630, 26) +
      text(400, 664, 22, pen.label, ink(pen.body), 'opacity=".8"');

const battery: Draw = (pen) =>
  shadow(400, 660, 240) +
  path('M200 300L270 230H640L600 300Z', fill.top) +
  path('M600 300l40-70v330l-40 80Z', shade(pen.body, -0.45)) +
  panel(200, 300, 400, 340, 8) +
  rect(262, 236, 54, 34, 4, '#d2332c') +
  rect(278, 216, 22, 26, 3, fill.metal) +
  rect(540, 236, 54, 34, 4, '#14181d') +
  rect(556, 216, 22, 26, 3, fill.metal) +
  rect(230, 340, 340, 250, 6, fill.accent) +
  mark(pen, 400, 406, 42, '#fff') +
  text(400, 486, 52, pen.label, '#fff') +
  text(400, 546, 22, pen.variant ? 'RECARGABLE · SELLADA' : 'LIBRE DE MANTENIMIENTO', '#fff', 'opacity=".85"');

const powerBox: Draw = (pen) =>
  shadow(400, 680, 270) +
  panel(140, 140, 520, 530, 10) +
  rect(140, 140, 520, 70, 8, shade(pen.body, -0.15)) +
  mark(pen, 300, 188, 32) +
  text(560, 188, 26, pen.label, '#3b424b') +
  rect(180, 240, 440, 390, 6, shade(pen.body, -0.2)) +
  rect(210, 270, 180, 260, 6, fill.metal) +
  times(8, (i) => circle(240 + (i % 4) * 40, 310 + Math.floor(i / 4) * 40, 9, '#4b535c')) +
  text(300, 440, 26, pen.label, '#3b424b') +
  times(
    pen.count,
    (i) =>
      rect(420 + Math.floor(i / 9) * 92, 262 + (i % 9) * 38, 72, 28, 3, '#2fae5f') +
      circle(440 + Math.floor(i / 9) * 92, 276 + (i % 9) * 38, 7, fill.metal) +
      led(476 + Math.floor(i / 9) * 92, 276 + (i % 9) * 38, '#ff5544', 3),
  ) +
  circle(640, 400, 12, fill.metal);

const adapter: Draw = (pen) =>
  shadow(400, 610, 230) +
  stroke('M520 420c120 0 120 140 20 150s-300 20-320 60', shade(pen.body, -0.2), 12) +
  rect(176, 616, 60, 22, 6, '#23272d') +
  rect(150, 620, 28, 14, 3, fill.metal) +
  group(
    'rotate(-10 400 380)',
    panel(260, 250, 270, 220, 36),
    pen.variant === 1
      ? rect(290, 290, 80, 66, 4, '#0d1014') + rect(390, 290, 80, 66, 4, '#0d1014')
      : rect(230, 300, 34, 16, 2, fill.metal) + rect(230, 390, 34, 16, 2, fill.metal),
    mark(pen, 400, 400, 26),
    text(400, 436, 20, pen.label, ink(pen.body)),
    led(500, 280, '#59c36a', 5),
  );

const regulator: Draw = (pen) =>
  shadow(400, 640, 270) +
  box(170, 330, 460, 280, 120) +
  screen(210, 370, 170, 90) +
  text(295, 426, 38, '127 V', '#7dffb0') +
  times(pen.count, (i) => outlet(410 + (i % 4) * 50, 366 + Math.floor(i / 4) * 56)) +
  rect(220, 500, 60, 70, 8, '#0d1014') +
  rect(228, 508, 44, 28, 4, '#d2332c') +
  mark(pen, 460, 560, 32) +
  led(330, 540, '#59c36a') +
  (pen.variant ? cord(620, 560) : '');

const pdu: Draw = (pen) =>
  shadow(400, 520, 350) +
  box(70, 390, 660, 96, 60) +
  rect(86, 400, 628, 76, 5, '#14181d') +
  times(pen.count, (i) => outlet(200 + i * 58, 414, 48)) +
  rect(110, 414, 64, 48, 6, '#2b3036') +
  rect(118, 420, 48, 36, 4, '#d2332c') +
  mark(pen, 400, 372, 20) +
  led(690, 438, '#59c36a');

const surgeProtector: Draw = (pen) =>
  shadow(400, 660, 200) +
  (pen.variant === 1
    ? panel(250, 150, 300, 490, 12) +
      rect(290, 230, 220, 60, 6, '#2fae5f') +
      text(400, 270, 28, 'PROTEGIDO', '#fff') +
      times(
        3,
        (i) =>
          rect(300 + i * 76, 150, 46, 40, 4, '#59626c') +
          stroke(`M${322 + i * 76} 640v60`, ['#23272d', '#d2332c', '#2fae5f'][i] ?? '#23272d', 14),
      ) +
      text(400, 410, 54, '40 kA', '#3b424b') +
      mark(pen, 400, 560, 30)
    : box(240, 360, 320, 180, 100) +
      rect(270, 400, 100, 90, 6, '#0d1014') +
      rect(430, 400, 100, 90, 6, '#0d1014') +
      mark(pen, 400, 320, 26) +
      stroke('M400 540q0 60-60 80', '#2fae5f', 12) +
      text(400, 455, 22, 'PoE', '#59626c'));

const solarPanel: Draw = (pen) =>
  shadow(400, 690, 260) +
  stroke('M300 560L250 690M520 560L570 690', '#8d959e', 16) +
  path('M150 560L230 150H590L650 560Z', fill.metal) +
  path('M168 546L242 166H578L632 546Z', fill.front) +
  times(6, (i) => stroke(`M${243 + i * 67} 166L${168 + i * 93} 546`, '#7e9cc4', 2, 'opacity=".7"')) +
  times(7, (i) => stroke(`M${238 - i * 11} ${190 + i * 54}H${582 + i * 8}`, '#7e9cc4', 2, 'opacity=".7"')) +
  path('M242 166h150L260 546h-92Z', '#fff', 'opacity=".1"') +
  mark(pen, 400, 600, 22, '#4b535c') +
  (pen.variant === 2
    ? group('translate(440 470) scale(.4)', battery({ ...pen, body: '#1e6b3a', label: '12V 50Ah' })) +
      group('translate(60 500) scale(.34)', chargeController({ ...pen, body: '#2a3038' }))
    : '');

const chargeController: Draw = (pen) =>
  shadow(400, 640, 230) +
  panel(190, 200, 420, 410, 16) +
  times(8, (i) => rect(176, 220 + i * 46, 20, 26, 2, '#59626c') + rect(604, 220 + i * 46, 20, 26, 2, '#59626c')) +
  screen(260, 240, 280, 150) +
  text(400, 330, 44, '13.8 V', '#7dffb0') +
  times(2, (i) => circle(320 + i * 160, 450, 26, '#59626c')) +
  times(6, (i) => rect(232 + i * 58, 540, 44, 54, 4, '#2fae5f') + circle(254 + i * 58, 566, 10, fill.metal)) +
  mark(pen, 400, 464, 20);

const relay: Draw = (pen) =>
  shadow(400, 610, pen.count > 1 ? 320 : 200) +
  group(
    'rotate(-6 400 400)',
    rect(pen.count > 1 ? 90 : 250, 230, pen.count > 1 ? 620 : 300, 350, 8, fill.front),
    times(
      pen.count,
      (i) =>
        box((pen.count > 1 ? 110 : 340) + i * 74, 330, pen.count > 1 ? 62 : 120, 110, 24)
          .replace(/url\(#v\)/g, '#2b6cb0')
          .replace(/url\(#t\)/g, '#5c95cf') +
        rect((pen.count > 1 ? 112 : 344) + i * 74, 500, pen.count > 1 ? 58 : 110, 50, 3, '#2fae5f') +
        circle((pen.count > 1 ? 141 : 400) + i * 74, 524, 9, fill.metal) +
        led((pen.count > 1 ? 141 : 400) + i * 74, 276, '#ff5544', 4),
    ),
    times(4, (i) =>
      circle((pen.count > 1 ? 106 : 268) + (i % 2) * (pen.count > 1 ? 588 : 264), i < 2 ? 248 : 562, 8, '#f1f3f6'),
    ),
    mark(pen, 400, 472, 20, '#e9f5ee'),
  );

const dinRelay: Draw = (pen) =>
  shadow(400, 690, 160) +
  (pen.variant === 2 ? stroke('M480 160V70', '#14181d', 18) : '') +
  panel(270, 150, 260, 520, 12) +
  times(4, (i) => circle(312 + i * 58, 190, 16, fill.metal) + circle(312 + i * 58, 630, 16, fill.metal)) +
  screen(300, 250, 200, 120) +
  text(400, 324, 40, pen.variant === 2 ? '4G' : '08:30', '#d9ecff') +
  times(4, (i) => circle(322 + i * 52, 430, 18, pen.accent)) +
  led(340, 520, '#59c36a') +
  led(460, 520, '#ff5544') +
  mark(pen, 400, 580, 22) +
  screw(400, 520, 1) +
  ellipse(400, 700, 1, 1, 'none');

export const powerKinds: Record<string, Draw> = {
  ups,
  battery,
  'power-box': powerBox,
  adapter,
  regulator,
  pdu,
  'surge-protector': surgeProtector,
  'solar-panel': solarPanel,
  'charge-controller': chargeController,
  relay,
  'din-relay': dinRelay,
};
