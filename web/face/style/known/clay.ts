import source from '@dicebear/styles/clay.json'
import { readDefinition } from '../definition.ts'
import { type Style, nameSet } from '../style.ts'

export const clay: Style = {
  name: 'clay',
  definition: readDefinition(source),
  frame: { x: 8, y: 8, size: 84 },
  low: { boulder: 4, loaf: 4, slug: 4, squat: 4 },
  mouths: {
    closed: { from: 'line' },
    teeth: { from: 'grin', scale: [1, 0.8] },
    tongue: { from: 'open', scale: [0.8, 0.6] },
    small: { from: 'openSmall', scale: [0.85, 0.6] },
    wide: { from: 'laugh', scale: [1.1, 0.75] },
    open: { from: 'open', scale: [1, 1.15] },
    round: { from: 'o', scale: [1.15, 1.15] },
    pucker: { from: 'dot', scale: [1.3, 1.3] },
  },
  lids: null,
  unblinking: nameSet('happy'),
  absent: new Set(),
  usual: { body: 'pear', eyes: 'even', mouth: 'smile', top: 'antenna' },
  odd: { mouth: nameSet('teeth o frown wavy tongue pout zigzag dot') },
  unlikely: {
    eyes: nameSet('side tiny trio outward inward happy wink up pinprick'),
    mouth: nameSet('line grin smirk uu openSmall'),
  },
  beardless: new Set(),
  palettes: {},
  following: {},
}
