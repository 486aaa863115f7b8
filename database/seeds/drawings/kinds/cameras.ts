import {
  cord,
  box,
  circle,
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
  screw,
  shade,
  shadow,
  stroke,
  text,
  times,
  type Draw,
  type Pen,
} from '../toolkit';

const ring = (cx: number, cy: number, radius: number, count: number, dot: number, color = '#6b2a33'): string =>
  times(count, (i) => {
    const angle = (i / count) * Math.PI * 2 + 0.3;
    return (
      circle(Math.round(cx + Math.cos(angle) * radius), Math.round(cy + Math.sin(angle) * radius), dot, color) +
      circle(
        Math.round(cx + Math.cos(angle) * radius - dot * 0.3),
        Math.round(cy + Math.sin(angle) * radius - dot * 0.3),
        dot * 0.3,
        '#fff',
        'opacity=".5"',
      )
    );
  });

/** Lamps beside the lens by variant: infrared ring, white light pair, siren lights, plain pair (where the camera is drawn small). */
function lamps({ variant, count }: Pen, cx: number, cy: number, r: number): string {
  if (variant === 3) return circle(cx - r, cy, r * 0.14, '#fff3c4') + circle(cx + r, cy, r * 0.14, '#fff3c4');
  if (variant === 1)
    return (
      led(cx - r, cy, '#fff3c4', r * 0.16) + led(cx + r, cy, '#fff3c4', r * 0.16) + ring(cx, cy, r * 0.98, 4, r * 0.08)
    );
  if (variant === 2)
    return led(cx, cy - r, '#ff4d4d', r * 0.12) + led(cx, cy + r, '#4d7dff', r * 0.12) + ring(cx, cy, r, 6, r * 0.09);
  return ring(cx, cy, r, count > 1 ? 12 : 8, r * 0.11);
}

const bullet: Draw = (pen) => {
  const long = (pen.count > 1 ? 60 : 0) - (pen.look % 2 ? 50 : 0);
  return (
    shadow(400, 664, 220) +
    group(
      'rotate(-7 400 380)',
      rect(560, 430, 46, 150, 20, fill.side),
      circle(584, 440, 40, fill.ball),
      path('M548 570h74l30 66H520Z', fill.front),
      rect(220 - long / 2, 292, 400 + long, 176, 60, fill.front),
      rect(220 - long / 2, 312, 400 + long, 22, 11, '#fff', 'opacity=".28"'),
      path(`M${176 - long / 2} 288q6-34 40-34h370q40 0 44 34v20H${176 - long / 2}Z`, fill.top),
      path(`M${176 - long / 2} 300h440v10H${176 - long / 2}Z`, '#000', 'opacity=".14"'),
      ellipse(222 - long / 2, 382, 58, 90, shade(pen.body, -0.3)),
      group(
        `translate(${214 - long / 2} 382) scale(.62 1)`,
        circle(0, 0, 82, fill.glossy),
        lamps(pen, 0, 0, 64),
        lens(0, 0, pen.count > 1 ? 48 : 40),
      ),
      pen.look > 1 ? rect(540, 292, 16, 176, 0, fill.accent, 'opacity=".85"') : '',
      pen.look === 3 ? rect(566, 292, 6, 176, 0, fill.accent, 'opacity=".6"') : '',
      mark(pen, 420, 396, 30),
      text(420, 430, 20, pen.label, ink(pen.body), 'opacity=".7"'),
    )
  );
};

const dome: Draw = (pen) =>
  shadow(400, 668, 230) +
  ellipse(400, 404, 252, 240, shade(pen.body, -0.28)) +
  ellipse(400, 392, 250, 236, fill.ball) +
  (pen.look > 1 ? ellipse(400, 394, 226, 213, 'none', `stroke="${shade(pen.body, -0.16)}" stroke-width="6"`) : '') +
  (pen.look % 2 ? ellipse(400, 396, 204, 194, shade(pen.body, 0.35)) : '') +
  ellipse(400, 396, 190, 180, shade(pen.body, -0.2)) +
  ellipse(400, 398, 176, 166, '#10141a') +
  ellipse(400, 398, 176, 166, fill.glass, 'opacity=".38"') +
  lamps(pen, 400, 404, 96) +
  lens(400, 404, pen.count > 1 ? 72 : 60) +
  path('M262 330q46-86 140-92q-76 40-96 118q-30 8-44-26Z', '#fff', 'opacity=".26"') +
  path('M520 500q24-26 30-64q18 56-28 86Z', '#fff', 'opacity=".12"') +
  mark(pen, 400, 610, 24) +
  screw(196, 300, 9) +
  screw(604, 300, 9);

const turret: Draw = (pen) =>
  shadow(400, 672, 210) +
  ellipse(400, 436, 226, 214, shade(pen.body, -0.3)) +
  ellipse(400, 424, 224, 208, fill.ball) +
  (pen.look % 2 ? times(3, (i) => screw([230, 570, 400][i] ?? 400, [424, 424, 250][i] ?? 250, 8)) : '') +
  (pen.look > 1 ? ellipse(400, 420, 200, 188, 'none', `stroke="${shade(pen.body, -0.2)}" stroke-width="5"`) : '') +
  ellipse(400, 410, 176, 168, shade(pen.body, -0.24), 'opacity=".8"') +
  circle(400, 400, 166, fill.ball) +
  ellipse(400, 402, 122, 120, fill.glossy) +
  lamps(pen, 400, 402, 88) +
  lens(400, 402, pen.count > 1 ? 64 : 54) +
  path('M296 350q30-60 92-64q-44 22-60 80Z', '#fff', 'opacity=".16"') +
  mark(pen, 400, 606, 24) +
  text(400, 552, 17, pen.label, ink(pen.body), 'opacity=".65"');

const ptz: Draw = (pen) =>
  shadow(400, 704, 150) +
  rect(340, 96, 120, 70, 14, fill.side) +
  path('M330 160h140l34 66H296Z', fill.side) +
  path('M262 226h276q34 0 34 40v96H228v-96q0-40 34-40Z', fill.side) +
  rect(228, 330, 344, 34, 6, shade(pen.body, -0.35)) +
  (pen.look > 1 ? rect(228, 244, 344, 12, 0, fill.accent) : '') +
  mark(pen, 400, 300, 30) +
  path('M240 364h320q-4 250-160 270q-156-20-160-270Z', pen.variant === 2 ? fill.glossy : fill.ball) +
  path('M318 364h164v150q-30 92-82 100q-52-8-82-100Z', fill.glossy) +
  lens(400, 446, 66) +
  times(4, (i) => circle(340 + (i % 2) * 120, 536 + Math.floor(i / 2) * 26, 9, '#5d2730')) +
  led(400, 556, '#d8e6ff', 12) +
  text(400, 604, 18, pen.label, '#cfd6de');

const fisheye: Draw = (pen) =>
  shadow(400, 640, 240) +
  ellipse(400, 418, 250, 222, shade(pen.body, -0.25)) +
  ellipse(400, 404, 248, 214, fill.ball) +
  ellipse(400, 396, 130, 112, shade(pen.body, -0.3)) +
  ellipse(400, 388, 116, 104, '#0b0e12') +
  ellipse(400, 384, 100, 92, fill.glass) +
  ellipse(400, 388, 40, 36, '#05070a') +
  ellipse(366, 350, 24, 14, '#fff', 'opacity=".7"') +
  times(6, (i) =>
    circle(
      400 + Math.round(Math.cos(i * 1.05) * 180),
      396 + Math.round(Math.sin(i * 1.05) * 152),
      7,
      shade(pen.body, -0.45),
    ),
  ) +
  mark(pen, 400, 566, 22);

const head = (pen: Pen, cx: number, cy: number): string =>
  circle(cx, cy, 118, fill.ball) +
  ellipse(cx, cy, 84, 82, fill.glossy) +
  lens(cx, cy - 6, 46) +
  led(cx - 52, cy + 40, '#7fd17f', 5) +
  led(cx + 52, cy + 40, '#fff3c4', 7);
const wifiCamera: Draw = (pen) =>
  shadow(400, 664, 150) +
  (pen.variant
    ? stroke('M300 330V120', shade(pen.body, -0.1), 16) + stroke('M500 330V120', shade(pen.body, -0.1), 16)
    : '') +
  path('M282 600q0-120 118-120t118 120q0 52-118 52t-118-52Z', fill.side) +
  ellipse(400, 604, 118, 40, shade(pen.body, -0.14)) +
  rect(348, 440, 104, 70, 30, shade(pen.body, -0.22)) +
  (pen.count > 1 ? head(pen, 400, 268) + circle(400, 470, 74, fill.ball) + lens(400, 470, 38) : head(pen, 400, 360)) +
  mark(pen, 400, 606, 22);

const solarCamera: Draw = (pen) =>
  shadow(400, 690, 150) +
  group(
    'rotate(-6 400 220)',
    path('M190 250L250 110H570L610 250Z', '#123056'),
    times(5, (i) => stroke(`M${214 + i * 78} 250L${262 + i * 66} 110`, '#5f86b5', 2)),
    times(2, (i) => stroke(`M${208 + i * 20} ${206 - i * 48}H${598 - i * 14}`, '#5f86b5', 2)),
    stroke('M190 250H610', '#aab2bc', 8),
  ) +
  rect(384, 250, 32, 90, 8, fill.metal) +
  bullet({ ...pen, kind: 'bullet', count: 1 });

const boxCamera: Draw = (pen) =>
  shadow(400, 662, 230) +
  group(
    'rotate(-5 400 380)',
    path('M520 450h60v130h60v40H480v-40h40Z', fill.side),
    path('M190 260L240 210H640L610 260Z', fill.top),
    panel(190, 260, 420, 220, 14),
    path('M610 260l30-50v210l-30 60Z', shade(pen.body, -0.4)),
    rect(210, 284, 190, 172, 12, fill.glossy),
    lens(306, 370, 66),
    pen.variant === 1 ? circle(246, 318, 24, '#3b1414') + circle(246, 318, 12, '#c2452f') : '',
    led(232, 430, '#59c36a', 5),
    mark(pen, 506, 360, 28),
    text(506, 396, 18, pen.label, ink(pen.body)),
  );

const cameraKit: Draw = (pen) =>
  shadow(400, 690, 330) +
  rect(250, 70, 420, 250, 10, '#14181d') +
  rect(260, 80, 400, 226, 4, fill.screen) +
  rect(430, 320, 60, 40, 2, '#14181d') +
  group(
    'translate(130 0) scale(.85)',
    box(60, 470, 640, 96, 110),
    rect(80, 486, 600, 64, 5, fill.glossy),
    mark(pen, 170, 528, 26, '#f1f4f7'),
    circle(640, 518, 6, '#59c36a'),
  ) +
  group('translate(-60 370) scale(.5)', bullet({ ...pen, variant: 3, count: 1, look: 0 })) +
  group('translate(430 350) scale(.5)', turret({ ...pen, variant: 3, count: 1, look: 0 })) +
  circle(400, 640, 58, fill.accent) +
  text(400, 654, 42, `x${pen.count}`, '#fff');

const dashcam: Draw = (pen) =>
  shadow(400, 640, 170) +
  rect(330, 150, 140, 60, 16, fill.glossy) +
  rect(376, 200, 48, 70, 8, fill.metal) +
  panel(190, 260, 420, 200, 60) +
  rect(206, 276, 388, 168, 48, fill.glossy) +
  lens(400, 360, 74) +
  lens(520, 372, 34) +
  led(270, 360, '#e84b3c') +
  mark(pen, 282, 412, 18, '#e9edf2') +
  cord(590, 440);

const doorbell: Draw = (pen) =>
  shadow(400, 690, 120) +
  panel(290, 130, 220, 540, 60) +
  rect(306, 146, 188, 300, 50, fill.glossy) +
  lens(400, 256, 66) +
  led(400, 372, '#59c36a', 5) +
  circle(400, 540, 70, shade(pen.body, -0.3)) +
  circle(400, 540, 62, fill.metal) +
  stroke('M400 500a40 40 0 1 1-1 0', pen.accent, 7) +
  mark(pen, 400, 644, 18);

export const cameraKinds: Record<string, Draw> = {
  bullet,
  dome,
  turret,
  ptz,
  fisheye,
  'wifi-camera': wifiCamera,
  'solar-camera': solarCamera,
  'box-camera': boxCamera,
  'camera-kit': cameraKit,
  dashcam,
  doorbell,
};
