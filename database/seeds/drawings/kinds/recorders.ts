import {
  box,
  circle,
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
  screw,
  screen,
  shade,
  shadow,
  stroke,
  text,
  times,
  type Draw,
} from '../toolkit';

const recorder: Draw = (pen) => {
  const tall = pen.count > 2 ? 60 : 0;
  return (
    shadow(400, 560, 340) +
    box(90, 400 - tall, 620, 110 + tall, 150) +
    times(9, (i) =>
      stroke(`M${230 + i * 42} ${286 - tall}l${(i - 4) * 3} 60`, shade(pen.body, -0.35), 6, 'opacity=".6"'),
    ) +
    rect(106, 414 - tall, 588, 82 + tall, 6, fill.glossy) +
    mark(pen, 214, 466, 30, '#f1f4f7') +
    text(640, 440, 18, pen.label, '#cfd6de') +
    (pen.count > 2
      ? times(Math.min(pen.count, 8), (i) =>
          panel(310 + (i % 4) * 70, 424 - tall + Math.floor(i / 4) * 62, 62, 54, 4, fill.metal),
        )
      : rect(330, 436, 220, 40, 6, '#20252b')) +
    led(590, 470, '#59c36a') +
    led(620, 470, '#4aa3ff') +
    led(650, 470, pen.variant === 2 ? '#e0a100' : '#ff6655') +
    rect(120, 506, 40, 14, 4, '#22272d') +
    rect(640, 506, 40, 14, 4, '#22272d') +
    (pen.variant === 1
      ? group(
          'translate(330 440)',
          times(6, (i) => port(i * 37, 0, 30)),
        )
      : pen.variant === 2
        ? times(6, (i) => circle(350 + i * 36, 456, 10, fill.metal) + circle(350 + i * 36, 456, 4, '#0d1014'))
        : '')
  );
};

const hardDisk: Draw = (pen) =>
  shadow(400, 690, 190) +
  panel(230, 120, 340, 540, 18) +
  rect(252, 142, 296, 330, 12, fill.metal, 'opacity=".55"') +
  circle(400, 300, 126, fill.metal) +
  circle(400, 300, 40, shade(pen.body, -0.1)) +
  stroke('M400 174a126 126 0 0 1 126 126', '#fff', 4, 'opacity=".6"') +
  rect(262, 470, 276, 150, 8, '#fbfcfd') +
  rect(262, 470, 276, 46, 8, fill.accent) +
  mark(pen, 400, 502, 26, '#fff') +
  text(400, 582, 52, pen.label, '#2c333b') +
  screw(250, 140) +
  screw(550, 140) +
  screw(250, 640) +
  screw(550, 640);

const memoryCard: Draw = (pen) =>
  shadow(400, 640, 170) +
  group(
    'rotate(-8 400 400)',
    path('M270 170h200l60 60v360q0 20-20 20H290q-20 0-20-20Z', '#1f242a'),
    path('M270 300h260v190H270Z', fill.accent),
    times(7, (i) => rect(292 + i * 26, 190, 16, 60, 3, '#d8b65a')),
    mark(pen, 400, 350, 34, '#fff'),
    text(400, 440, 58, pen.label, '#fff'),
    text(400, 566, 24, '4K · U3 · A2', '#cfd6de'),
  );

const ssd: Draw = (pen) =>
  pen.variant === 1
    ? shadow(400, 560, 300) +
      group(
        'rotate(-10 400 400)',
        rect(120, 330, 560, 140, 6, '#173a2a'),
        rect(130, 340, 500, 120, 4, '#22272d'),
        times(12, (i) => rect(640, 336 + i * 11, 40, 7, 1, '#d8b65a')),
        mark(pen, 300, 400, 34, '#fff'),
        text(300, 440, 22, '1 TB NVMe Gen4', '#cfd6de'),
        circle(124, 400, 14, '#f2f4f6'),
      )
    : shadow(400, 640, 250) +
      group(
        'rotate(-6 400 400)',
        panel(190, 210, 420, 380, 18),
        rect(190, 430, 420, 70, 0, fill.accent),
        mark(pen, 400, 478, 40, '#fff'),
        text(400, 340, 54, '480 GB', '#fff'),
        text(400, 390, 24, 'SATA 2.5"', '#cfd6de'),
      );

const monitor: Draw = (pen) => {
  const wide = pen.variant === 2 ? 40 : 0;
  return (
    shadow(400, 694, 200) +
    (wide
      ? rect(250, 640, 50, 50, 6, fill.glossy) + rect(500, 640, 50, 50, 6, fill.glossy)
      : path('M360 560h80l10 100h-100Z', fill.metal) + ellipse(400, 672, 140, 22, fill.metal)) +
    rect(90 - wide, 150, 620 + wide * 2, 420 + wide, 14, '#14181d') +
    rect(100 - wide, 160, 600 + wide * 2, 390 + wide, 6, fill.screen) +
    (pen.variant === 1
      ? times(5, (i) => rect(140, 200 + i * 60, 200 + ((i * 83) % 240), 22, 6, '#fff', 'opacity=".25"'))
      : stroke(
          `M${300 - wide / 3} 160v${390 + wide}M${500 + wide / 3} 160v${390 + wide}M${100 - wide} ${290 + wide / 3}h${600 + wide * 2}M${100 - wide} ${420 + wide / 1.5}h${600 + wide * 2}`,
          '#0a0d12',
          5,
        )) +
    path(`M${100 - wide} 160h320L240 ${550 + wide}H${100 - wide}Z`, '#fff', 'opacity=".1"') +
    mark(pen, 400, 565 + wide, 14, '#9aa3ad') +
    led(690, 562 + wide, '#59c36a', 3)
  );
};

const joystick: Draw = (pen) =>
  shadow(400, 610, 300) +
  path('M120 420L180 330H620L680 420V560q0 20-20 20H140q-20 0-20-20Z', fill.front) +
  path('M120 420L180 330H620L680 420Z', fill.top) +
  screen(170, 440, 220, 110) +
  times(12, (i) =>
    rect(412 + (i % 4) * 34, 446 + Math.floor(i / 4) * 36, 26, 26, 5, i === 3 ? fill.accent : '#59626c'),
  ) +
  ellipse(610, 512, 56, 44, '#0d1014') +
  path('M588 510l8-160h28l8 160Z', fill.glossy) +
  ellipse(610, 340, 36, 40, fill.glossy) +
  ellipse(600, 326, 10, 12, '#fff', 'opacity=".4"') +
  mark(pen, 300, 392, 26);

const mount: Draw = (pen) =>
  shadow(400, 680, 170) +
  (pen.variant === 1
    ? rect(350, 90, 100, 570, 20, fill.metal) +
      rect(320, 230, 160, 26, 6, '#9aa3ad') +
      rect(320, 500, 160, 26, 6, '#9aa3ad') +
      panel(300, 280, 200, 200, 14) +
      screw(326, 306) +
      screw(474, 306) +
      screw(326, 454) +
      screw(474, 454) +
      mark(pen, 400, 388, 24)
    : panel(180, 180, 130, 330, 20) +
      screw(245, 214) +
      screw(245, 476) +
      path('M300 300q150-30 210 40v60H430q-40-50-130-40Z', fill.front) +
      ellipse(500, 420, 120, 44, shade(pen.body, -0.2)) +
      ellipse(500, 408, 120, 44, fill.ball) +
      (pen.variant === 2 ? rect(440, 410, 120, 100, 10, fill.side) + rect(460, 510, 80, 40, 6, fill.metal) : '') +
      mark(pen, 246, 350, 18));

const junctionBox: Draw = (pen) =>
  shadow(400, 640, 220) +
  ellipse(400, 470, 230, 150, shade(pen.body, -0.25)) +
  path('M170 380h460v90q-60 140-230 140t-230-140Z', fill.side) +
  ellipse(400, 380, 230, 150, fill.ball) +
  ellipse(400, 378, 176, 112, shade(pen.body, -0.16)) +
  ellipse(400, 386, 168, 104, shade(pen.body, -0.3)) +
  times(4, (i) => screw(i % 2 ? 560 : 240, i < 2 ? 300 : 456)) +
  ellipse(400, 392, 60, 36, '#20252b') +
  mark(pen, 400, 560, 24);

const balun: Draw = (pen) =>
  shadow(400, 610, 250) +
  times(2, (i) =>
    group(
      `translate(${i * 120 - 60} ${i * 130 - 70}) rotate(-14 400 400)`,
      rect(300, 360, 190, 90, 20, fill.glossy),
      circle(290, 405, 26, fill.metal),
      rect(240, 384, 50, 42, 8, fill.metal),
      circle(246, 405, 12, '#d8b65a'),
      rect(480, 372, 60, 66, 8, i ? '#1d8a4e' : fill.accent),
      circle(500, 390, 7, '#d5dae0'),
      circle(500, 420, 7, '#d5dae0'),
      mark(pen, 394, 414, 22, '#e9edf2'),
      rect(540, 384, 26, 12, 2, '#d5dae0'),
      rect(540, 414, 26, 12, 2, '#d5dae0'),
    ),
  );

const server: Draw = (pen) => {
  const tall = pen.count > 6 ? 100 : 0;
  return (
    shadow(400, 570, 350) +
    box(70, 400 - tall, 660, 110 + tall, 160) +
    times(
      pen.count,
      (i) =>
        rect(170 + (i % 4) * 120, 412 - tall + Math.floor(i / 4) * 62, 112, 54, 4, '#14181d') +
        rect(180 + (i % 4) * 120, 420 - tall + Math.floor(i / 4) * 62, 60, 38, 3, '#343b43') +
        circle(268 + (i % 4) * 120, 440 - tall + Math.floor(i / 4) * 62, 5, i % 3 ? '#59c36a' : '#4aa3ff'),
    ) +
    times(3, (i) => circle(690, 430 + i * 28 - tall, 8, fill.metal)) +
    text(120, 466, 20, 'VMS', ink(pen.body)) +
    mark(pen, 400, 330 - tall, 28) +
    rect(76, 400 - tall, 14, 110 + tall, 3, fill.metal) +
    rect(710, 400 - tall, 14, 110 + tall, 3, fill.metal)
  );
};

export const recorderKinds: Record<string, Draw> = {
  recorder,
  'hard-disk': hardDisk,
  'memory-card': memoryCard,
  ssd,
  monitor,
  joystick,
  mount,
  'junction-box': junctionBox,
  balun,
  server,
};
