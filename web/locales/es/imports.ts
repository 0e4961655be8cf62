import { imports as english } from '../en/imports.ts'
import type { Words } from '../words.ts'

export const imports: Words<'imports'> = english
