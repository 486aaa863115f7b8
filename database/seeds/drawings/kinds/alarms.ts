import {
  cord,
  circle,
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

const alarmPanel: Draw = (pen) =>
  shadow(400, 680, 260) +
  panel(150, 130, 500, 540, 10, fill.front) +
  rect(180, 160, 440, 480, 4, shade(pen.body, -0.12)) +
  rect(210, 190, 380, 250, 6, pen.count > 64 ? '#16406e' : '#14613f') +
  times(16, (i) => rect(226 + i * 22, 406, 17, 26, 2, '#e9b949')) +
  times(6, (i) => rect(240 + i * 54, 220 + (i % 2) * 70, 36, 30, 3, '#1b1f24')) +
  led(560, 220, '#59c36a') +
  led(560, 250, '#ff5544') +
  rect(220, 480, 220, 130, 6, '#2c3138') +
  text(330, 554, 26, '12V 7Ah', '#e9edf2') +
  rect(480, 480, 90, 90, 6, fill.metal) +
  mark(pen, 530, 620, 22);

const alarmHub: Draw = (pen) =>
  shadow(400, 610, 220) +
  (pen.variant === 1
    ? ellipse(400, 440, 190, 150, shade(pen.body, -0.25)) + ellipse(400, 420, 190, 146, fill.ball)
    : path('M210 300q0-60 60-60h260q60 0 60 60v220q0 60-60 60H270q-60 0-60-60Z', fill.front) +
      rect(226, 258, 348, 300, 46, fill.ball, 'opacity=".6"')) +
  stroke('M400 356a46 46 0 1 1-1 0', pen.accent, 8) +
  led(400, 400, '#59c36a', 7) +
  mark(pen, 400, 516, 22);

const pir: Draw = (pen) =>
  shadow(400, 680, 120) +
  (pen.variant === 1 ? path('M300 120h200l30 90H270Z', shade(pen.body, -0.15)) : '') +
  panel(300, 150, 200, 510, 46) +
  path('M318 380q82 44 164 0v190q-82 60-164 0Z', shade(pen.body, 0.4)) +
  times(6, (i) => stroke(`M${330 + i * 28} ${394 + (i > 0 && i < 5 ? 10 : 0)}v180`, shade(pen.body, -0.18), 2)) +
  times(3, (i) => stroke(`M320 ${430 + i * 46}q80 36 160 0`, shade(pen.body, -0.18), 2)) +
  (pen.variant === 2 ? led(400, 240, '#4aa3ff', 8) : led(400, 240, '#ff5544', 7)) +
  mark(pen, 400, 320, 20) +
  screw(400, 630, 6);

const siren: Draw = (pen) =>
  pen.variant === 0
    ? shadow(400, 690, 210) +
      path('M200 160q200-70 400 0l30 400q-230 110-460 0Z', fill.ball) +
      path('M200 160q200-70 400 0v20q-200-64-400 0Z', '#fff', 'opacity=".5"') +
      times(6, (i) => stroke(`M260 ${400 + i * 22}h280`, shade(pen.body, -0.3), 8)) +
      path('M170 560q230 110 460 0l-30 60q-200 70-400 0Z', '#2d5fd0') +
      path('M190 574q210 88 420 0', 'none', 'stroke="#9dc0ff" stroke-width="8"') +
      mark(pen, 400, 300, 40)
    : shadow(400, 640, 180) +
      panel(240, 210, 320, 400, 40) +
      path('M270 240h260v120H270Z', '#d2332c') +
      path('M270 240h120v120H270Z', '#fff', 'opacity=".2"') +
      times(7, (i) => rect(280 + i * 36, 400, 18, 120, 9, shade(pen.body, -0.45))) +
      mark(pen, 400, 576, 22);

const horn: Draw = (pen) =>
  shadow(400, 640, 240) +
  path('M160 180q60-30 90 0l190 120v200L250 620q-30 30-90 0Z', fill.ball) +
  ellipse(190, 400, 70, 216, shade(pen.body, -0.2)) +
  ellipse(190, 400, 54, 184, shade(pen.body, -0.45)) +
  ellipse(196, 400, 26, 70, shade(pen.body, -0.1)) +
  rect(430, 310, 150, 180, 30, fill.front) +
  path('M470 490h60l40 120h-140Z', fill.metal) +
  mark(pen, 504, 408, 22) +
  stroke('M580 420q70 10 90 90', '#c0272d', 8) +
  stroke('M580 400q90 0 110 100', '#23272d', 8);

const alarmKeypad: Draw = (pen) =>
  shadow(400, 640, 250) +
  panel(160, 200, 480, 420, 26) +
  screen(200, 236, 250, 110) +
  text(324, 300, 26, 'SISTEMA LISTO', '#d9ecff') +
  times(
    pen.count,
    (i) =>
      rect(
        200 + (i % 4) * 64,
        370 + Math.floor(i / 4) * 70,
        54,
        54,
        12,
        shade(pen.body, 0.3),
        'stroke="#0002" stroke-width="2"',
      ) + text(227 + (i % 4) * 64, 406 + Math.floor(i / 4) * 70, 26, '123A456B789C'.charAt(i), '#3b424b'),
  ) +
  led(500, 260, '#59c36a') +
  led(500, 296, '#ff5544') +
  led(500, 332, '#e0a100') +
  times(3, (i) => rect(480, 370 + i * 70, 120, 54, 12, ['#d2332c', '#2d5fd0', '#e08a00'][i] ?? '#d2332c')) +
  mark(pen, 560, 300, 17);

const doorContact: Draw = (pen) =>
  shadow(400, 590, 220) +
  (pen.variant === 1
    ? path('M180 380h280l30 60v90H150v-90Z', fill.side) +
      rect(520, 330, 100, 220, 14, fill.side) +
      stroke('M150 480q-60 10-70 80', '#9aa3ad', 18) +
      screw(240, 480) +
      screw(400, 480) +
      mark(pen, 320, 430, 20)
    : panel(230, 240, 110 + pen.variant * 40, 330, 20) +
      panel(400 + pen.variant * 30, 240, 80, 330, 20) +
      led(285, 300, '#ff5544', 6) +
      screw(440 + pen.variant * 30, 290) +
      screw(440 + pen.variant * 30, 520) +
      mark(pen, 290 + pen.variant * 18, 520, 15) +
      (pen.variant ? '' : stroke('M250 570q-20 70-90 60', shade(pen.body, -0.2), 9)));

const beam: Draw = (pen) =>
  shadow(400, 690, 210) +
  times(2, (i) =>
    group(
      `translate(${i * 240} ${i * 10})`,
      path('M180 150q100-60 200 0v500q-100 40-200 0Z', fill.side),
      path('M198 180q82-46 164 0v430q-82 30-164 0Z', '#14060a', 'opacity=".85"'),
      times(
        pen.variant ? 4 : 2,
        (k) =>
          circle(280, 240 + k * (pen.variant ? 98 : 200), 44, '#5d1420') +
          circle(280, 240 + k * (pen.variant ? 98 : 200), 22, '#a02a3c'),
      ),
      path('M214 190q20-14 50-20v420q-30-4-50-8Z', '#fff', 'opacity=".1"'),
      mark(pen, 280, 630, 16, '#dfe4ea'),
    ),
  );

const panicButton: Draw = (pen) =>
  shadow(400, 600, 180) +
  panel(250, 250, 300, 320, 30) +
  circle(400, 390, 92, shade(pen.body, -0.2)) +
  circle(400, 384, 84, '#d2332c') +
  ellipse(376, 350, 36, 22, '#fff', 'opacity=".35"') +
  text(400, 396, 24, 'PÁNICO', '#fff') +
  circle(400, 516, 16, fill.metal) +
  rect(397, 506, 6, 20, 2, '#3b424b') +
  mark(pen, 400, 560, 14);

const alarmKit: Draw = (pen) =>
  shadow(400, 650, 300) +
  group('translate(60 60) scale(.6)', alarmHub({ ...pen, variant: 0 })) +
  group('translate(400 60) scale(.55)', pir(pen)) +
  group('translate(60 340) scale(.56)', doorContact({ ...pen, variant: 0 })) +
  rect(450, 470, 74, 150, 36, '#23272d') +
  circle(487, 514, 12, '#3bd16f') +
  circle(487, 558, 12, '#ff5544');

const firePanel: Draw = (pen) =>
  shadow(400, 690, 260) +
  panel(150, 110, 500, 570, 12) +
  rect(190, 150, 420, 220, 6, '#e7e9ec') +
  screen(214, 176, 210, 80) +
  text(319, 224, 20, 'NORMAL', '#d9ecff') +
  times(4 + pen.variant * 2, (i) => led(226 + i * 36, 296, i ? '#e0a100' : '#59c36a')) +
  times(6, (i) => rect(450 + (i % 2) * 74, 176 + Math.floor(i / 2) * 58, 60, 42, 6, i === 0 ? '#d2332c' : '#59626c')) +
  times(4 + pen.variant * 2, (i) => rect(214 + i * 36, 320, 24, 10, 2, '#9aa3ad')) +
  text(400, 450, 40, 'FUEGO', '#fff') +
  mark(pen, 400, 600, 30, '#fff') +
  circle(610, 500, 16, fill.metal) +
  rect(607, 490, 6, 20, 2, '#3b424b');

const smokeDetector: Draw = (pen) =>
  shadow(400, 620, 220) +
  ellipse(400, 470, 240, 110, shade(pen.body, -0.2)) +
  path('M160 420h480v56q-80 60-240 60t-240-60Z', fill.side) +
  ellipse(400, 420, 240, 110, fill.ball) +
  times(14, (i) =>
    rect(232 + i * 24, 372 - Math.round(Math.sin((i / 13) * Math.PI) * 24), 12, 46, 5, '#5a626b', 'opacity=".8"'),
  ) +
  ellipse(400, 356, 170, 62, fill.ball) +
  (pen.variant === 2
    ? ellipse(400, 330, 52, 30, fill.metal) + circle(400, 322, 16, '#d2332c')
    : ellipse(400, 346, 100, 34, shade(pen.body, -0.06))) +
  (pen.variant === 1
    ? circle(400, 346, 34, shade(pen.body, 0.5), 'stroke="#9aa3ad" stroke-width="3"') +
      text(400, 354, 20, 'TEST', '#59626c')
    : '') +
  led(540, 400, '#ff3b30', 7) +
  mark(pen, 400, 512, 22);

const callPoint: Draw = (pen) =>
  shadow(400, 680, 190) +
  panel(220, 130, 360, 530, pen.variant === 2 ? 40 : 20) +
  (pen.variant === 1
    ? rect(260, 250, 280, 200, 8, '#f4f5f7') +
      text(400, 340, 34, 'ROMPA', '#23272d') +
      text(400, 390, 34, 'EL VIDRIO', '#23272d')
    : text(400, 220, 48, 'FUEGO', '#fff') +
      path('M250 300h300v90H430v90q0 20-30 20t-30-20v-90H250Z', '#f4f5f7') +
      path('M250 380h300v10H430v90h-10v-90H250Z', '#000', 'opacity=".15"') +
      text(400, 358, 32, 'JALE', '#23272d')) +
  text(400, 560, 24, 'EN CASO DE INCENDIO', '#fff') +
  mark(pen, 400, 626, 20, '#fff') +
  (pen.variant === 2 ? times(4, (i) => screw(i % 2 ? 550 : 250, i < 2 ? 160 : 630)) : '');

const strobe: Draw = (pen) =>
  shadow(400, 670, 210) +
  (pen.variant === 1
    ? circle(400, 400, 230, shade(pen.body, -0.2)) + circle(400, 392, 226, fill.ball)
    : panel(220, 150, 360, 500, 24)) +
  rect(290, 230, 220, 160, 20, '#f6f8fb', 'stroke="#9aa3ad" stroke-width="4"') +
  rect(310, 250, 180, 120, 12, fill.metal, 'opacity=".6"') +
  path('M330 310h140', 'none', 'stroke="#fff7cf" stroke-width="18"') +
  times(5, (i) => rect(300 + i * 44, 440, 22, 90, 11, ink(pen.body), 'opacity=".75"')) +
  text(400, 590, 34, 'FUEGO', ink(pen.body)) +
  mark(pen, 400, 202, 18, ink(pen.body));

const bell: Draw = (pen) =>
  shadow(400, 660, 220) +
  circle(400, 400, 236, shade(pen.body, -0.3)) +
  circle(400, 392, 230, fill.ball) +
  circle(400, 392, 150, 'none', 'stroke="#0003" stroke-width="6"') +
  ellipse(320, 290, 70, 44, '#fff', 'opacity=".3"') +
  circle(400, 392, 40, fill.metal) +
  screw(400, 392, 16) +
  mark(pen, 400, 520, 24, '#fff');

const gasDetector: Draw = (pen) =>
  shadow(400, 660, 170) +
  panel(250, 160, 300, 480, 40) +
  times(5, (i) => rect(310, 220 + i * 26, 180, 12, 6, shade(pen.body, -0.45))) +
  screen(320, 380, 160, 70) +
  text(400, 426, 32, '0 %LEL', '#7dffb0') +
  led(340, 500, '#59c36a') +
  led(400, 500, '#e0a100') +
  led(460, 500, '#ff5544') +
  mark(pen, 400, 590, 22) +
  cord(520, 636, '#e1e4e8', 9);

export const alarmKinds: Record<string, Draw> = {
  'alarm-panel': alarmPanel,
  'alarm-hub': alarmHub,
  'alarm-kit': alarmKit,
  pir,
  siren,
  horn,
  'alarm-keypad': alarmKeypad,
  'door-contact': doorContact,
  beam,
  'panic-button': panicButton,
  'fire-panel': firePanel,
  'smoke-detector': smokeDetector,
  'call-point': callPoint,
  strobe,
  bell,
  'gas-detector': gasDetector,
};
