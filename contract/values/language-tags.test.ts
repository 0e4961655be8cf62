import { expect, test } from 'vitest'
import { languageOfTag } from './language-tags.ts'

test.for([
  ['it', 'it'],
  ['pt_BR', 'pt'],
  ['ZH-Hant-TW', 'zh'],
  ['nn-NO', 'no'],
  ['iw', 'he'],
  ['in_ID', 'id'],
  ['cmn-CN', 'zh'],
  ['sw-KE', null],
  ['italian', null],
  ['', null],
] as const)('“%s” is %s', ([tag, language]) => {
  expect(languageOfTag(tag)).toBe(language)
})
