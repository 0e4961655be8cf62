import source from '@dicebear/styles/critters.json'
import { readDefinition } from '../definition.ts'
import { type Style, nameSet } from '../style.ts'

export const critters: Style = {
  name: 'critters',
  definition: readDefinition(source),
  frame: { x: 4, y: 0, size: 92 },
  low: { squat: 12, round: 10, block: 10, wedgeInv: 10, steps: 8 },
  mouths: {
    closed: { from: 'line' },
    teeth: { from: 'teeth', scale: [0.8, 0.65] },
    tongue: { from: 'grin', scale: [0.7, 0.55] },
    small: { from: 'ooh', scale: [1.3, 0.55] },
    wide: { from: 'laugh', scale: [1.15, 0.75] },
    open: { from: 'grin' },
    round: { from: 'ooh', scale: [1.35, 1.35] },
    pucker: { from: 'dot', scale: [1.3, 1.3] },
  },
  lids: null,
  unblinking: nameSet('happy closedLine squint'),
  absent: new Set(),
  usual: { body: 'dome', eyes: 'round', mouth: 'smile', top: 'earsRound' },
  odd: { mouth: nameSet('ooh wavy zigzag frown sad slant dot open') },
  unlikely: {
    eyes: nameSet('sideeye trio threeRow four uneven happy closedLine wink squint sleepy angry monoSleepy inward'),
    mouth: nameSet('teeth line smirk tooth blep'),
  },
  beardless: new Set(),
  // The original palette is too bright for the page; these have the same depth.
  palettes: {
    background: ['#334e68', '#3d4f7c', '#4a4a6a', '#5b4b63', '#6b4a52', '#5f5340', '#3f5b4e', '#2f5a5e', '#394150'],
  },
  following: {},
}
