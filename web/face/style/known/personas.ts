import source from '@dicebear/styles/personas.json'
import { readDefinition, withDrawing } from '../definition.ts'
import { calmColors, type Style, nameSet } from '../style.ts'

const path = (d: string, fill: string) => ({ tag: 'path', attributes: { d, fill }, children: [] })
const line = (d: string, width: string) => ({
  tag: 'path',
  attributes: { d, stroke: '#1b0640', strokeWidth: width, strokeLinecap: 'round' },
  children: [],
})
// The style has no open mouth, and its smile looks like a moustache.
const jaw = {
  tag: 'g',
  attributes: {},
  children: [path('M1.8 1.1h6.4v1.5a3.2 3.4 0 0 1-6.4 0z', '#1b0640'), path('M2.6 1.1h4.8v1.1h-4.8z', 'white')],
}

export const personas: Style = {
  name: 'personas',
  definition: withDrawing(readDefinition(source), 'mouth', 'smile', line('M1.3 2.4C2.6 5.6 7.4 5.6 8.7 2.4', '1.25')),
  frame: { x: 5, y: 1.5, size: 54 },
  mouths: {
    closed: { from: line('M2 3.5Q5 4.9 8 3.5', '1.1') },
    teeth: { from: 'bigSmile', scale: [0.85, 0.5] },
    tongue: { from: jaw, scale: [0.8, 0.6] },
    small: { from: 'surprise', scale: [1.2, 0.35] },
    wide: { from: 'bigSmile', scale: [1.1, 0.75] },
    open: { from: jaw, scale: [1.2, 1] },
    round: { from: 'surprise', scale: [1.1, 1] },
    pucker: { from: 'surprise', scale: [0.7, 0.55] },
  },
  lids: 'sleep',
  unblinking: nameSet('glasses sunglasses happy sleep'),
  absent: new Set(),
  usual: { hair: 'shortCombover', eyes: 'open', mouth: 'smile', nose: 'mediumRound', clothes: 'squared' },
  // The full beard includes a mouth, which would not move.
  odd: { mouth: nameSet('frown lips pacifier surprise'), facialHair: nameSet('beardMustache') },
  unlikely: { hair: nameSet('balding'), eyes: nameSet('happy sleep sunglasses wink'), nose: nameSet('wrinkles') },
  beardless: nameSet('bobBangs bobCut bunUndercut curlyBun extraLong long pigtails sideShave straightBun'),
  palettes: { background: calmColors },
  following: { facialHair: 'hair' },
}
