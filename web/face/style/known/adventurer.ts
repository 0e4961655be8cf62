import source from '@dicebear/styles/adventurer.json'
import { readDefinition, withDrawing } from '../definition.ts'
import { calmColors, type Style, nameSet, variants } from '../style.ts'

const oval = (rx: number, ry: number) => ({
  tag: 'ellipse',
  attributes: {
    cx: '100',
    cy: '60',
    rx: `${rx}`,
    ry: `${ry}`,
    fill: { color: 'throat' },
    stroke: { color: 'ink' },
    strokeWidth: '7',
  },
  children: [],
})

// The style's own closed smile is hardly visible.
const smile = {
  tag: 'path',
  attributes: {
    d: 'M34 38C62 84 124 82 152 30',
    stroke: { color: 'ink' },
    strokeWidth: '8',
    strokeLinecap: 'round',
  },
  children: [],
}

export const adventurer: Style = {
  name: 'adventurer',
  definition: withDrawing(readDefinition(source), 'mouth', 'variant02', smile),
  frame: { x: -34, y: -44, size: 796 },
  mouths: {
    closed: { from: 'variant09' },
    teeth: { from: 'variant22', scale: [0.8, 0.75] },
    tongue: { from: 'variant26', scale: [0.75, 0.6] },
    small: { from: 'variant01', scale: [0.6, 0.55] },
    wide: { from: 'variant25', scale: [1.1, 0.75] },
    open: { from: 'variant26' },
    round: { from: oval(32, 38) },
    pucker: { from: oval(18, 20) },
  },
  lids: 'variant20',
  unblinking: variants('19 20'),
  absent: new Set(),
  usual: { hair: 'short07', eyes: 'variant23', eyebrows: 'variant10', mouth: 'variant02' },
  odd: { mouth: variants('03 04 05 06 07 08 10 11 12 13 14 15 16 17 18 19 20 24'), eyes: variants('04 08') },
  unlikely: {
    hair: nameSet('long06 long09 long16 long20 long22 long26 short12 short13 #3eac2c #85c2c6'),
    eyes: variants('05 06 07 09 10 11 12 13 14 15 16 17 18 19 20 21 22'),
    eyebrows: variants('01 02 03 04 07 08 09 11 13 14'),
    mouth: variants('09 21 22 23 25 26 27 28 29 30'),
    glasses: variants('01 03'),
    details: nameSet('mustache'),
  },
  beardless: new Set(),
  palettes: { background: calmColors },
  following: {},
}
