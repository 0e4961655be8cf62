import { describe, expect, test } from 'vitest'
import { languageOf, type VoiceLanguage } from '#server/speech/voice-language.ts'

describe('by its name', () => {
  test.for<[string, VoiceLanguage]>([
    ['af_heart', 'en'],
    ['bm_george', 'en'],
    ['em_alex', 'es'],
    ['ff_siwis', 'fr'],
    ['hf_alpha', 'hi'],
    ['if_sara', 'it'],
    ['jm_kumo', 'ja'],
    ['pf_dora', 'pt'],
    ['zf_xiaobei', 'zh'],
    ['en_US-amy-medium', 'en'],
    ['speaches-ai/piper-it_IT-paola-medium', 'it'],
    ['de-DE-KatjaNeural', 'de'],
    ['Microsoft Alvaro (es-ES)', 'es'],
    ['Chirp-fr-FR', 'fr'],
    ['zh-Hant-TW-1', 'zh'],
    ['es-419-standard', 'es'],
    ['nb-NO-IselinNeural', 'no'],
    ['cmn-CN-wavenet', 'zh'],
    ['sw-KE-ZuriNeural', 'other'],
    ['alloy', 'any'],
    ['verse', 'any'],
    ['Alloy 2', null],
    ['sara', null],
    ['it-girl', null],
    ['no_name', null],
    ['of_mice', null],
    ['i_sara', null],
    ['WEIT-IT', null],
    ['', null],
  ])('%s speaks %s', ([name, spoken]) => {
    expect(languageOf(name)).toBe(spoken)
  })
})

describe('by what the list says of it', () => {
  test.for<[string, unknown[], VoiceLanguage]>([
    ['a tag', ['it'], 'it'],
    ['a tag with a country', ['pt_BR'], 'pt'],
    ['an older tag', ['iw-IL'], 'he'],
    ['a name in English', ['Italian'], 'it'],
    ['a longer name', ['Norwegian Bokmål'], 'no'],
    ['a country, too', ['Portuguese (Brazil)'], 'pt'],
    ['the second field only', [undefined, '', 'de-AT'], 'de'],
    ['a language that is not practised', ['cy-GB'], 'other'],
    ['several', ['mul'], null],
    ['nothing that is a language', ['auto'], null],
    ['something else', [7, ['it'], { code: 'it' }], null],
  ])('%s', ([, said, spoken]) => {
    expect(languageOf('sara', said)).toBe(spoken)
  })

  test('it counts more than the name, and what can’t be read does not', () => {
    expect(languageOf('af_heart', ['it'])).toBe('it')
    expect(languageOf('alloy', ['en-US'])).toBe('en')
    expect(languageOf('if_sara', ['multilingual'])).toBe('it')
  })
})
