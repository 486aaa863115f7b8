import {
  box,
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
  screw,
  shade,
  shadow,
  stroke,
  text,
  times,
  type Draw,
} from '../toolkit';

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'];
const keys = (x: number, y: number, step: number, paint: string, letter: string): string =>
  KEYS.map(
    (key, i) =>
      rect(x + (i % 3) * step, y + Math.floor(i / 3) * step * 0.9, step * 0.8, step * 0.7, 8, paint) +
      text(x + (i % 3) * step + step * 0.4, y + Math.floor(i / 3) * step * 0.9 + step * 0.48, step * 0.36, key, letter),
  ).join('');
const whorl = (x: number, y: number, color: string): string =>
  times(5, (i) =>
    stroke(
      `M${x - 8 - i * 9} ${y + 24 + i * 3}v${-16 - i * 4}a${8 + i * 9} ${8 + i * 9} 0 0 1 ${16 + i * 18} 0v${20 - i * 2}`,
      color,
      3,
    ),
  );

const fingerprint: Draw = (pen) =>
  pen.variant === 1
    ? shadow(400, 690, 110) +
      panel(320, 100, 160, 580, 26) +
      rect(336, 116, 128, 250, 18, fill.glossy) +
      circle(400, 470, 62, '#0d1014') +
      circle(400, 470, 54, fill.accent, 'opacity=".45"') +
      whorl(400, 466, '#d7f5e6') +
      led(400, 150, '#59c36a') +
      mark(pen, 400, 640, 20)
    : shadow(400, 650, 240) +
      panel(180, 170, 440, 460, 30) +
      screen(210, 200, 220, 180) +
      text(320, 300, 44, '09:41', '#e8f2fb') +
      keys(222, 400, 62, '#4c545e', '#eef1f4') +
      rect(456, 200, 136, 180, 16, fill.glossy) +
      whorl(524, 286, '#5fe0a0') +
      mark(pen, 524, 460, 22) +
      circle(524, 540, 40, fill.metal) +
      led(524, 420, '#59c36a', 5);

const faceTerminal: Draw = (pen) =>
  shadow(400, 700, 140) +
  panel(270, 80, 260, 600, 30) +
  rect(282, 92, 236, 540, 22, fill.glossy) +
  lens(362, 132, 24) +
  lens(438, 132, 24) +
  led(400, 132, '#ff5544', 4) +
  rect(296, 170, 208, 330, 8, fill.screen) +
  circle(400, 290, 60, '#bcd6ef', 'opacity=".5"') +
  path('M312 460q12-90 88-90t88 90Z', '#bcd6ef', 'opacity=".5"') +
  stroke('M312 220v-30h30M488 220v-30h-30M312 380v30h30M488 380v30h-30', '#5fe0a0', 6) +
  text(400, 484, 20, 'Acceso permitido', '#e8f2fb') +
  whorl(400, 560, pen.variant === 1 ? '#5fe0a0' : '#39424e') +
  mark(pen, 400, 664, 20);

const cardReader: Draw = (pen) =>
  shadow(400, 680, 120) +
  panel(300, 130, 200, 530, pen.variant === 1 ? 90 : 24) +
  rect(320, 160, 160, 300, 16, shade(pen.body, -0.25), 'opacity=".6"') +
  times(3, (i) => stroke(`M${372 - i * 16} ${330 - i * 16}q28-${26 + i * 8} ${56 + i * 32} 0`, pen.accent, 10)) +
  rect(352, 210, 96, 12, 6, '#3bd16f') +
  rect(352, 400, 96, 4, 2, ink(pen.body), 'opacity=".4"') +
  mark(pen, 400, 560, 22);

const keypad: Draw = (pen) =>
  shadow(400, 690, 150) +
  panel(270, 100, 260, 570, pen.variant ? 14 : 34) +
  led(330, 150, '#ff5544') +
  led(400, 150, '#e0a100') +
  led(470, 150, '#59c36a') +
  (pen.variant
    ? KEYS.map(
        (key, i) =>
          circle(326 + (i % 3) * 74, 240 + Math.floor(i / 3) * 84, 29, fill.metal) +
          text(326 + (i % 3) * 74, 251 + Math.floor(i / 3) * 84, 32, key, '#1d3c78'),
      ).join('')
    : keys(298, 200, 72, '#161a1f', '#7fd0ff')) +
  stroke('M360 580q40-34 80 0M376 596q24-20 48 0', pen.accent, 8) +
  mark(pen, 400, 646, 20);

const accessPanel: Draw = (pen) =>
  shadow(400, 676, 280) +
  path('M140 140h520v520H140Z', fill.front) +
  path('M120 120h30v560h-30Z', fill.side) +
  rect(170, 170, 460, 460, 6, '#e9ecef') +
  rect(200, 200, 300, 300, 6, '#14613f') +
  times(14, (i) => rect(216 + i * 20, 208, 15, 22, 2, '#2fae5f')) +
  times(14, (i) => rect(216 + i * 20, 470, 15, 22, 2, '#2fae5f')) +
  rect(300, 290, 90, 90, 4, '#1b1f24') +
  text(345, 340, 16, 'IP', '#8d959e') +
  times(pen.count, (i) => rect(220 + i * 62, 400, 50, 46, 4, '#2b6cb0')) +
  rect(520, 200, 90, 140, 6, fill.metal) +
  rect(200, 520, 220, 92, 6, '#2c3138') +
  text(310, 576, 24, '12V 7Ah', '#e9edf2') +
  mark(pen, 530, 580, 26) +
  led(420, 260, '#59c36a') +
  led(446, 260, '#ff5544');

const maglock: Draw = (pen) =>
  shadow(400, 560, 300) +
  times(pen.count, (i) =>
    group(
      pen.count > 1 ? `translate(${i * 360 + 10} 120) scale(.52 .8)` : 'translate(0 0)',
      box(60, 300, 680, 100, 60),
      rect(90, 322, 420, 56, 4, fill.metal),
      times(2, (k) => screw(110 + k * 380, 350)),
      led(560, 350, pen.variant ? '#4aa3ff' : '#59c36a', 8),
      text(650, 360, 26, pen.label, ink(pen.body)),
      path('M120 440h560l-20 60H140Z', fill.metal),
      rect(120, 430, 560, 16, 4, shade(pen.body, -0.3)),
    ),
  ) +
  mark(pen, 400, 276, 26) +
  cord(640, 440, '#3a3f47', 9);

const electricStrike: Draw = (pen) =>
  shadow(400, 700, 120) +
  rect(320, 80, 150, 600, 18, fill.metal) +
  rect(320, 80, 150, 600, 18, 'none', 'stroke="#7b838c" stroke-width="2"') +
  screw(395, 120, 14) +
  screw(395, 640, 14) +
  rect(345, 250, 100, 250, 8, '#1b1f24') +
  path('M360 264h84v222h-84l-14-26V290Z', fill.side) +
  rect(470, 270, 70, 210, 8, fill.side) +
  (pen.variant
    ? rect(500, 330, 50, 26, 4, '#2fae5f')
    : stroke('M540 360q60 0 70 70', '#c0272d', 8) + stroke('M540 380q50 10 54 70', '#23272d', 8)) +
  mark(pen, 395, 590, 18, '#4b535c');

const smartLock: Draw = (pen) =>
  shadow(400, 704, 130) +
  panel(320, 70, 160, 610, 40) +
  rect(334, 86, 132, 280, 30, fill.glossy) +
  keysSmall() +
  whorl(400, 330, '#5fe0a0') +
  circle(400, 470, 50, fill.metal) +
  path('M390 446h210q30 0 30 24t-30 24H390Z', fill.metal) +
  path('M400 452h200v8H400Z', '#fff', 'opacity=".6"') +
  (pen.variant ? stroke('M364 150q36-30 72 0M378 170q22-18 44 0', pen.accent, 7) : '') +
  mark(pen, 400, 620, 18);
const keysSmall = (): string =>
  KEYS.map((key, i) => text(364 + (i % 3) * 36, 130 + Math.floor(i / 3) * 42, 22, key, '#d4e6f6')).join('');

const exitButton: Draw = (pen) =>
  shadow(400, 680, 140) +
  panel(280, 120, 240, 540, 16, fill.metal) +
  screw(400, 160) +
  screw(400, 620) +
  (pen.variant
    ? circle(400, 360, 84, '#0d1014') +
      stroke('M400 290a70 70 0 1 1-1 0', '#3bd16f', 12) +
      path('M372 400v-60q0-12 10-12t10 12v-24q0-12 10-12t10 12v30q20-6 20 16v40q0 24-30 24t-30-26Z', '#e9edf2')
    : circle(400, 360, 84, fill.metal) +
      circle(400, 360, 70, fill.ball) +
      stroke('M400 290a70 70 0 1 1-1 0', '#2fae5f', 8)) +
  text(400, 520, 34, 'SALIDA', '#1f6f3a') +
  mark(pen, 400, 580, 18, '#59626c');

const card: Draw = (pen) =>
  shadow(400, 620, 240) +
  group(
    'rotate(-10 400 400)',
    rect(170, 270, 440, 280, 20, shade(pen.body, -0.15)),
    rect(180, 254, 440, 280, 20, fill.front),
    rect(180, 300, 440, 64, 0, fill.accent),
    mark(pen, 400, 344, 36, '#fff'),
    times(3, (i) => stroke(`M${500 + i * 18} ${430 - i * 12}q18 ${24 + i * 12} 0 ${48 + i * 24}`, pen.accent, 8)),
    text(280, 486, 24, '0013 457 882', ink(pen.body)),
  );

const keyFob: Draw = (pen) =>
  shadow(400, 640, 150) +
  stroke('M400 120a70 70 0 1 1-1 0', '#aab2bc', 14) +
  (pen.variant === 1
    ? panel(300, 230, 200, 400, 90) +
      [
        ['#3bd16f', 310],
        ['#ff5544', 390],
        ['#4aa3ff', 470],
      ]
        .map(([color, y]) => circle(400, Number(y), 34, '#3a4149') + circle(400, Number(y), 12, String(color)))
        .join('')
    : path('M400 230q130 40 130 190q0 150-130 210q-130-60-130-210q0-150 130-190Z', fill.ball) +
      circle(400, 270, 20, '#f1f3f6') +
      stroke('M360 420q40-34 80 0M376 446q24-20 48 0', '#fff', 9)) +
  mark(pen, 400, 560, 20, '#fff');

const turnstile: Draw = (pen) =>
  shadow(400, 712, 240) +
  (pen.variant
    ? times(2, (i) =>
        group(
          `translate(${i * 330} 0)`,
          path('M150 300q0-60 80-60t80 60v400H150Z', fill.side),
          path('M150 300q0-60 80-60t80 60Z', fill.top),
          rect(180, 320, 100, 8, 4, i ? '#ff5544' : '#3bd16f'),
          mark(pen, 230, 420, 18, '#4b535c'),
        ),
      ) +
      path('M310 400q80 20 84 120t-84 120Z', pen.accent, 'opacity=".55"') +
      path('M480 400q-80 20-84 120t84 120Z', pen.accent, 'opacity=".55"')
    : path('M230 290h220v410H230Z', fill.side) +
      path('M220 290q0-60 60-60h120q60 0 60 60Z', fill.top) +
      rect(260, 260, 150, 20, 10, '#0d1014') +
      led(290, 270, '#3bd16f') +
      ellipse(460, 390, 40, 54, fill.metal) +
      stroke('M470 380L680 340', '#c3c9d0', 26) +
      stroke('M470 400L560 580', '#aab2bc', 26) +
      stroke('M470 376L680 334', '#fff', 6, 'opacity=".7"') +
      rect(280, 350, 110, 70, 8, '#1b1f24') +
      mark(pen, 336, 520, 24, '#4b535c'));

const boomBarrier: Draw = (pen) =>
  shadow(300, 706, 190) +
  group(
    'rotate(-8 230 330)',
    rect(180, 306, 560, 36, 10, '#f4f5f7'),
    times(6, (i) => path(`M${250 + i * 84} 306h42l-12 36h-42Z`, '#d2332c')),
  ) +
  path('M140 270h180v430H140Z', fill.side) +
  path('M130 270l20-40h160l20 40Z', fill.top) +
  mark(pen, 230, 420, 26, '#23272d') +
  rect(170, 470, 120, 180, 8, shade(pen.body, -0.25)) +
  led(230, 300, '#ff5544', 12) +
  path('M120 690h220v20H120Z', '#5b636c');

export const accessKinds: Record<string, Draw> = {
  fingerprint,
  'face-terminal': faceTerminal,
  'card-reader': cardReader,
  keypad,
  'access-panel': accessPanel,
  maglock,
  'electric-strike': electricStrike,
  'smart-lock': smartLock,
  'exit-button': exitButton,
  'access-card': card,
  'key-fob': keyFob,
  turnstile,
  'boom-barrier': boomBarrier,
};
