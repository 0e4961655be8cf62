import { words as inside } from './inside.ts'
import { words as open } from './open.ts'
import { words as paying } from './paying.ts'
import { words as people } from './people.ts'
import { words as practising } from './practising.ts'
import { words as reporting } from './reporting.ts'
import { words as settings } from './settings.ts'
import { words as speaking } from './speaking.ts'
import { words as teaching } from './teaching.ts'
import { words as telling } from './telling.ts'
import { words as writing } from './writing.ts'

/** Every word in English. The other languages are typed by these. */
export const words = {
  ...open,
  ...inside,
  ...people,
  ...paying,
  ...settings,
  ...teaching,
  ...writing,
  ...practising,
  ...speaking,
  ...reporting,
  ...telling,
}
