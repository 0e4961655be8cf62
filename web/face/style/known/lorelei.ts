import source from '@dicebear/styles/lorelei.json'
import { readDefinition } from '../definition.ts'
import { calmColors, type Style, nameSet, variants } from '../style.ts'

// The style has no round mouth.
const oval = (rx: number, ry: number) => ({
  tag: 'ellipse',
  attributes: { cx: '130', cy: '68', rx: `${rx}`, ry: `${ry}`, stroke: { color: 'mouth' }, strokeWidth: '11' },
  children: [],
})

export const lorelei: Style = {
  name: 'lorelei',
  definition: readDefinition(source),
  frame: { x: 74, y: 2, size: 836 },
  mouths: {
    closed: { from: 'happy02', scale: [0.9, 0.55] },
    teeth: { from: 'happy05', scale: [0.62, 0.55] },
    tongue: { from: 'happy06', scale: [0.75, 0.8] },
    small: { from: 'happy03', scale: [0.8, 0.9] },
    wide: { from: 'happy05' },
    open: { from: 'happy06', scale: [0.9, 2.2] },
    round: { from: oval(26, 31) },
    pucker: { from: oval(13, 15) },
  },
  lids: 'variant19',
  unblinking: variants('01 19 22'),
  absent: new Set(),
  usual: { hair: 'variant13', head: 'variant04', eyes: 'variant04', eyebrows: 'variant09', mouth: 'happy01' },
  odd: {
    mouth: nameSet(
      'happy07 happy09 happy11 happy12 happy15 happy17 happy18 sad01 sad02 sad03 sad04 sad05 sad06 sad07 sad08 sad09',
    ),
    eyes: variants('09'),
  },
  unlikely: {
    hair: variants('11 21 25 27 34 40 41 45'),
    eyes: variants('01 03 05 07 08 10 12 13 15 16 17 18 19 22'),
    eyebrows: variants('01 03 04 06 08 10 11 12 13'),
    mouth: nameSet('happy03 happy04 happy06 happy08 happy10 happy13 happy14 happy16'),
    glasses: variants('02 05'),
  },
  beardless: variants('10 13 14 15 16 18 19 21 23 26 29 31 32 33 35 36 38 40 41 42 45 46 48'),
  palettes: {
    background: calmColors,
    hair: ['#1c1c1e', '#4a3222', '#7a4a24', '#a8642a', '#d6a85c', '#8f8f94', '#6d2e46', '#2f4a6d'],
    skin: ['#ffffff', '#fbe3d0', '#f2c9a1', '#d9a066', '#b0713f', '#8a5530'],
    glasses: ['#000000', '#5b3a1e', '#1f4e79', '#7a1f3d'],
    earrings: ['#000000', '#b8860b', '#1f4e79', '#7a1f3d'],
    hairAccessories: ['#000000', '#b03060', '#d9822b', '#5b3f8c'],
  },
  following: {},
}
