import source from '@dicebear/styles/notionists.json'
import { readDefinition } from '../definition.ts'
import { calmColors, type Style, nameSet, variants } from '../style.ts'

export const notionists: Style = {
  name: 'notionists',
  definition: readDefinition(source),
  frame: { x: 360, y: 180, size: 1080 },
  mouths: {
    closed: { from: 'variant22' },
    teeth: { from: 'variant25', scale: [0.7, 0.42] },
    tongue: { from: 'variant14', scale: [0.85, 0.75] },
    small: { from: 'variant13' },
    wide: { from: 'variant25', scale: [1.2, 0.6] },
    open: { from: 'variant25' },
    round: { from: 'variant29', scale: [1.5, 1.3] },
    pucker: { from: 'variant29', scale: [0.85, 0.7] },
  },
  lids: null,
  unblinking: new Set(),
  absent: nameSet('clothesGraphic gesture'),
  usual: {
    hair: 'variant02',
    eyes: 'variant05',
    eyebrows: 'variant12',
    mouth: 'variant23',
    nose: 'variant04',
    clothes: 'variant01',
  },
  odd: { mouth: variants('01 02 05 06 07 09 10 11 12 15 16 18 19 20 26 28') },
  unlikely: {
    hair: variants('42 50 51'),
    eyes: variants('01 02 03 04'),
    eyebrows: variants('02 03 06 08 09 10 11 13'),
    mouth: variants('04 08 13 14 21 22 24 25 27 29 30'),
    glasses: variants('01 02 04 05 06 07 09 10'),
    beard: variants('01 02 07 11 12'),
  },
  beardless: variants('02 08 10 11 23 28 29 30 36 37 39 41 43 45 46 47 48 57 58 59 62 63'),
  palettes: { background: calmColors },
  following: {},
}
