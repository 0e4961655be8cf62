import type { AllWords } from '../words.ts'
import { words as inside } from './inside.ts'
import { words as open } from './open.ts'
import { words as settings } from './settings.ts'

export const words: AllWords = { ...open, ...inside, ...settings }
