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
  screen,
  screw,
  shade,
  shadow,
  stroke,
  text,
  times,
  type Draw,
} from '../toolkit';

const cableBox: Draw = (pen) =>
  shadow(400, 690, 250) +
  path('M170 260L230 200H660L620 260Z', '#d9b98c') +
  path('M620 260l40-60v400l-40 70Z', '#9a7a4d') +
  rect(170, 260, 450, 410, 4, '#c9a472') +
  rect(170, 260, 450, 110, 0, fill.accent) +
  mark(pen, 395, 334, 48, '#fff') +
  circle(395, 510, 84, '#8a6a40') +
  circle(395, 510, 74, '#2b2117') +
  times(3, (i) =>
    circle(395, 510, 66 - i * 16, 'none', `stroke="${shade(pen.body, i * 0.1 - 0.1)}" stroke-width="13"`),
  ) +
  stroke('M395 510q90 30 140 120t110 60', shade(pen.body, -0.25), 17) +
  stroke('M393 507q90 30 140 120t110 60', shade(pen.body, 0.25), 5) +
  text(250, 640, 30, pen.label, '#4a3820');

const cableReel: Draw = (pen) =>
  shadow(400, 690, 250) +
  ellipse(540, 410, 120, 260, '#8b6b3f') +
  ellipse(530, 410, 116, 250, '#b48d57') +
  path('M280 230H530v360H280Z', fill.front) +
  times(11, (i) => stroke(`M${292 + i * 22} 234q18 176 0 352`, shade(pen.body, i % 2 ? -0.2 : 0.18), 9)) +
  ellipse(280, 410, 120, 260, '#a37d49') +
  ellipse(270, 410, 118, 256, '#cba269') +
  ellipse(268, 410, 100, 224, '#c0965c') +
  ellipse(266, 410, 26, 56, '#5b4322') +
  stroke('M204 300l120 220M330 300L206 520', '#a37d49', 8) +
  group('translate(266 300) scale(.8 1)', mark(pen, 0, 0, 28, '#4a3820')) +
  stroke('M420 588q60 90 190 70', shade(pen.body, -0.2), 18);

const patchPanel: Draw = (pen) => {
  const two = pen.count > 24;
  return (
    shadow(400, 540, 350) +
    box(70, 380 - (two ? 60 : 0), 660, 110 + (two ? 60 : 0), 60) +
    times(pen.count, (i) => {
      const [column, row] = [i % 24, Math.floor(i / 24)];
      const [x, y] = [112 + column * 24 + Math.floor(column / 6) * 6, 410 - (two ? 50 : 0) + row * 70];
      return pen.variant === 1 ? rect(x, y, 20, 30, 2, '#0a0c0f', 'stroke="#59626c"') : port(x, y, 22);
    }) +
    times(2, (i) => screw(88 + i * 624, 436)) +
    mark(pen, 400, 366 - (two ? 60 : 0), 22)
  );
};

const patchCord: Draw = (pen) =>
  shadow(400, 640, 250) +
  times(
    3,
    (i) =>
      stroke(
        `M${260 + i * 6} ${380 + i * 14}c-60-220 340-250 330-20s-300 250-330 60`,
        shade(pen.body, i % 2 ? -0.1 : -0.28),
        17,
      ) +
      stroke(
        `M${257 + i * 6} ${376 + i * 14}c-60-220 340-250 330-20s-300 250-330 60`,
        shade(pen.body, 0.3),
        4,
        'opacity=".7"',
      ),
  ) +
  times(2, (i) =>
    group(
      `translate(${i * 320 - 20} ${i * 40}) rotate(${i ? 24 : -24} 260 560)`,
      rect(236, 430, 30, 90, 8, shade(pen.body, -0.15)),
      pen.variant === 1
        ? rect(214, 516, 76, 40, 6, '#23272d') + path('M222 556h60l-8 40h-44Z', '#d8b65a')
        : rect(220, 516, 62, 84, 6, pen.variant === 2 ? '#2d6cc0' : '#e9f1f8', 'opacity=".9"') +
            times(pen.variant === 2 ? 2 : 8, (k) =>
              rect(226 + k * (pen.variant === 2 ? 28 : 6.4), 574, 3, 26, 0, '#d8b65a'),
            ),
    ),
  ) +
  mark(pen, 420, 360, 20) +
  (pen.label === pen.brand
    ? ''
    : rect(340, 376, 160, 54, 10, '#fff', 'stroke="#b9c0c8" stroke-width="3"') +
      text(420, 415, 34, pen.label, '#23272d'));

const keystone: Draw = (pen) =>
  shadow(400, 620, 200) +
  group(
    'rotate(-8 400 400)',
    path('M280 260L340 200H560L520 260Z', fill.top),
    path('M520 260l40-60v260l-40 60Z', shade(pen.body, -0.45)),
    panel(280, 260, 240, 260, 10),
    rect(310, 300, 180, 160, 6, '#0d1014'),
    rect(330, 316, 140, 96, 3, '#2f363e'),
    times(8, (i) => rect(340 + i * 16, 316, 8, 46, 1, '#d8b65a')),
    rect(370, 412, 60, 34, 2, '#2f363e'),
    path('M300 520h200l-20 44H320Z', shade(pen.body, -0.2)),
    mark(pen, 400, 508, 17),
  );

const faceplate: Draw = (pen) =>
  shadow(400, 690, 170) +
  panel(260, 110, 280, 560, 16) +
  times(
    pen.count,
    (i) =>
      rect(340, 270 + i * 150, 120, 110, 8, shade(pen.body, -0.1)) +
      port(358, 284 + i * 150, 84) +
      rect(350, 236 + i * 150, 100, 22, 3, '#fff', 'stroke="#b9c0c8"'),
  ) +
  screw(400, 160) +
  screw(400, 620) +
  mark(pen, 400, 596, 14);

const plugBag: Draw = (pen) =>
  shadow(400, 680, 220) +
  path('M220 210q180-40 360 0l20 430q-200 60-400 0Z', '#e8eff5', 'opacity=".9"') +
  times(18, (i) =>
    group(
      `translate(${236 + ((i * 67) % 310)} ${370 + ((i * 41) % 230)}) rotate(${(i * 47) % 180})`,
      rect(0, 0, 44, 34, 4, '#cfe0ee', 'stroke="#9fb3c4" stroke-width="2"'),
      rect(6, 4, 32, 6, 0, '#d8b65a'),
    ),
  ) +
  path('M210 180h380v100q-190 30-380 0Z', fill.accent) +
  mark(pen, 400, 250, 44, '#fff') +
  text(400, 340, 30, '100 pzs', '#3b424b') +
  path('M240 300q30-10 60-14l-16 330q-30-4-50-10Z', '#fff', 'opacity=".4"');

const rack: Draw = (pen) => {
  const rail = (x: number): string =>
    rect(x, 80, 34, 600, 4, '#2b3036') +
    rect(x + 4, 80, 8, 600, 2, '#59626c') +
    times(24, (i) => circle(x + 22, 100 + i * 24, 4, '#e6e9ee'));
  const cabinet = pen.variant === 2;
  return (
    shadow(400, 706, 250) +
    (pen.variant
      ? times(2, (i) => rect(290 + i * 280, 50, 20, 600, 4, '#4a515b')) + path('M200 80L296 50H590L600 80Z', '#59626c')
      : '') +
    (cabinet
      ? rect(210, 76, 380, 614, 6, fill.glossy) +
        rect(234, 100, 332, 560, 4, '#2b3036') +
        times(22, (i) => times(3, (k) => rect(250 + k * 102, 114 + i * 24, 88, 12, 6, '#14181d'))) +
        rect(560, 350, 14, 80, 5, fill.metal) +
        mark(pen, 400, 90, 18, '#e9edf2') +
        times(2, (i) => circle(250 + i * 300, 700, 14, '#14181d'))
      : rail(220) +
        rail(546) +
        rect(210, 70, 380, 22, 4, '#39424e') +
        path('M180 680h440l20 26H160Z', '#39424e') +
        mark(pen, 400, 87, 16, '#e9edf2') +
        (pen.variant ? rect(254, 400, 292, 60, 4, '#4a515b') : ''))
  );
};

const wallCabinet: Draw = (pen) => {
  const tall = pen.count > 9 ? 60 : 0;
  return (
    shadow(400, 680, 270) +
    path(`M130 ${220 - tall}L190 ${150 - tall}H650L620 ${220 - tall}Z`, '#4a515b') +
    path(`M620 ${220 - tall}l30-70v460l-30 60Z`, '#14181d') +
    rect(130, 220 - tall, 490, 450 + tall, 6, fill.glossy) +
    rect(160, 250 - tall, 430, 390 + tall, 4, '#1b2027') +
    times(
      5,
      (i) =>
        rect(190, 280 - tall + i * 70, 370, 44, 3, ['#39424e', '#59626c', '#2b3036'][i % 3] ?? '#39424e') +
        times(8, (k) => rect(220 + k * 30, 292 - tall + i * 70, 20, 16, 2, '#0d1014')) +
        led(530, 302 - tall + i * 70, i % 2 ? '#59c36a' : '#4aa3ff', 4),
    ) +
    path(`M160 ${250 - tall}h260L230 ${640}H160Z`, '#cfe2f5', 'opacity=".16"') +
    circle(574, 450, 12, fill.metal) +
    mark(pen, 375, 240 - tall, 16, '#e9edf2')
  );
};

const shelf: Draw = () =>
  shadow(400, 600, 330) +
  path('M90 480L190 330H610L710 480Z', '#4a515b') +
  times(6, (i) => times(9, (k) => rect(232 + k * 38 - (i - 2) * (4 - k) * 1.5, 346 + i * 20, 22, 7, 3, '#22272d'))) +
  path('M90 480h620v70H90Z', fill.glossy) +
  rect(60, 470, 40, 90, 4, '#39424e') +
  rect(700, 470, 40, 90, 4, '#39424e') +
  screw(80, 490) +
  screw(80, 540) +
  screw(720, 490) +
  screw(720, 540);

const raceway: Draw = (pen) =>
  shadow(400, 630, 320) +
  group(
    'rotate(-14 400 420)',
    times(pen.variant ? 1 : 2, (i) =>
      group(
        `translate(0 ${i * 110 - 30})`,
        path('M60 360L110 320H720L690 360Z', fill.top),
        rect(60, 360, 630, 60 + pen.variant * 50, 4, fill.front),
        path(`M690 360l30-40v${56 + pen.variant * 50}l-30 44Z`, shade(pen.body, -0.3)),
        rect(74, 370, 600, 6, 3, '#fff', 'opacity=".8"'),
        mark(pen, 380, 398 + pen.variant * 26, 22, '#9aa3ad'),
      ),
    ),
  );

const handle = (pen: Parameters<Draw>[0], flip: number): string =>
  group(
    `scale(${flip} 1) rotate(12)`,
    path('M0 0q30 160 20 330q-20 30-56 0Q-56 160-40 0Z', flip > 0 ? fill.accent : '#23272d'),
    path('M-20 40q-8 120 0 250', 'none', 'stroke="#fff" stroke-opacity=".25" stroke-width="8"'),
  );
const crimper: Draw = (pen) =>
  shadow(400, 690, 190) +
  group('translate(350 350)', handle(pen, 1)) +
  group('translate(450 350)', handle(pen, -1)) +
  path('M300 120q100-60 200 0l20 200q-120 70-240 0Z', fill.glossy) +
  rect(340, 150, 120, 80, 8, fill.metal) +
  rect(360, 164, 80, 44, 4, '#0d1014') +
  circle(400, 290, 28, fill.metal) +
  circle(400, 290, 12, '#59626c') +
  mark(pen, 400, 352, 18, '#e9edf2');
const punchTool: Draw = (pen) =>
  shadow(400, 640, 280) +
  group(
    'rotate(-32 400 400)',
    rect(150, 350, 330, 100, 46, fill.accent),
    rect(200, 362, 240, 20, 10, '#fff', 'opacity=".3"'),
    rect(470, 360, 70, 80, 10, '#23272d'),
    rect(540, 378, 60, 44, 6, fill.metal),
    path('M600 384h80l14 16-14 16h-80Z', fill.metal),
    mark(pen, 310, 414, 26, '#fff'),
    circle(505, 400, 18, fill.metal),
  );
const toolKit: Draw = (pen) =>
  shadow(400, 690, 320) +
  path('M110 330L160 140H640L690 330Z', '#14181d') +
  path('M140 318L180 160H620L660 318Z', '#3a4149') +
  rect(100, 330, 600, 330, 20, fill.glossy) +
  rect(130, 350, 540, 280, 10, '#4a515b') +
  group('translate(150 330) scale(.36)', crimper(pen)) +
  group('translate(380 300) scale(.36)', punchTool(pen)) +
  times(
    4,
    (i) =>
      rect(430 + i * 52, 500, 26, 60, 8, i % 2 ? '#f9a825' : fill.accent) +
      rect(440 + i * 52, 440, 6, 64, 2, fill.metal),
  ) +
  mark(pen, 400, 250, 40, '#e9edf2') +
  rect(360, 650, 80, 24, 8, fill.metal);

const tester: Draw = (pen) =>
  shadow(400, 690, 230) +
  panel(240, 150, 180, 510, 26) +
  panel(480, 300, 110, 300, 22) +
  rect(262, 180, 136, 60, 8, '#23272d') +
  mark(pen, 330, 218, 20, '#fff') +
  times(
    pen.count,
    (i) =>
      led(296, 280 + i * 34, i % 3 ? '#59c36a' : '#ff5544') +
      text(350, 287 + i * 34, 20, String(i + 1), '#3b424b') +
      led(520, 330 + i * 30, '#59c36a', 4),
  ) +
  port(280, 570, 50) +
  circle(380, 594, 20, fill.metal);
const cctvTester: Draw = (pen) =>
  shadow(400, 680, 280) +
  path('M130 170q40-40 270-40t270 40v420q-40 50-270 50t-270-50Z', '#e8890c') +
  panel(150, 170, 500, 430, 40) +
  screen(186, 204, 428, 280) +
  (pen.variant
    ? stroke('M206 300l90 40 60-6 30 50 90 20 30 60h70', '#5fe0a0', 6)
    : group('translate(250 170) scale(.36)', dome(pen))) +
  times(7, (i) => circle(216 + i * 62, 540, 22, i === 3 ? pen.accent : '#59626c')) +
  mark(pen, 400, 594, 18, '#e9edf2');
const dome = (pen: Parameters<Draw>[0]): string =>
  rect(80, 500, 640, 20, 4, '#cfe0ee', 'opacity=".4"') +
  path('M120 500l120-220 120 160 90-120 230 180Z', shade(pen.accent, 0.4), 'opacity=".7"') +
  circle(560, 240, 50, '#fff7cf', 'opacity=".8"');
const splicer: Draw = (pen) =>
  shadow(400, 650, 260) +
  box(190, 350, 420, 270, 110) +
  screen(220, 370, 250, 170) +
  stroke('M230 455h100M350 455h110', '#e9f4ff', 6) +
  circle(340, 455, 10, '#ffd766') +
  times(4, (i) => circle(520 + (i % 2) * 50, 410 + Math.floor(i / 2) * 60, 20, '#23272d')) +
  rect(300, 250, 200, 70, 12, fill.glossy) +
  path('M240 240q160-80 320 0', 'none', 'stroke="#23272d" stroke-width="18"') +
  mark(pen, 400, 588, 30, '#fff') +
  led(545, 545, ink(pen.body) ? '#59c36a' : '#59c36a');

export const cablingKinds: Record<string, Draw> = {
  'cable-box': cableBox,
  'cable-reel': cableReel,
  'patch-panel': patchPanel,
  'patch-cord': patchCord,
  keystone,
  faceplate,
  'plug-bag': plugBag,
  rack,
  'wall-cabinet': wallCabinet,
  shelf,
  raceway,
  crimper,
  'punch-tool': punchTool,
  'tool-kit': toolKit,
  tester,
  'cctv-tester': cctvTester,
  splicer,
};
