import { expect, test } from 'vitest'
import { analyse } from './analyse.ts'
import { analyserOf } from './packs.ts'

async function betterOf(language: 'de' | 'es' | 'fr' | 'it' | 'pt', sentence: string): Promise<string[]> {
  const analyser = await analyserOf(language)
  if (!analyser) throw new Error(`${language} is not checked`)
  const { findings } = analyse(analyser, sentence, { known: [], native_language: null })
  return findings.map(({ written, better }) => `${written} → ${better}`)
}

test.for([
  ['de', 'Wo habt ihr eure Jacken gekaufen?', 'gekaufen → gekauft'],
  ['de', 'Wir sind nach Hause gefahrt.', 'gefahrt → gefahren'],
  ['es', 'El domingo andé por el parque.', 'andé → anduve'],
  ['es', 'Nunca he vido esa película.', 'vido → visto'],
  ['es', 'Mañana poneré la mesa.', 'poneré → pondré'],
  ['fr', 'J’ai voulé dormir.', 'voulé → voulu'],
  ['fr', 'Nous prendons le bus.', 'prendons → prenons'],
  ['fr', 'Tu veniras demain ?', 'veniras → viendras'],
  ['it', 'Loro finono alle otto.', 'finono → finiscono'],
  ['pt', 'Eu fazi o jantar.', 'fazi → fiz'],
  ['pt', 'Ele trazeu pão.', 'trazeu → trouxe'],
  ['pt', 'A carta foi escrevida ontem.', 'escrevida → escrita'],
] as const)(
  'a verb that was formed by the rule of other verbs gets its own form: %s, %s',
  async ([language, sentence, expected]) => {
    expect(await betterOf(language, sentence)).toEqual([expected])
  },
)

test.for([
  ['fr', 'C’est une personne très honête.', 'honête → honnête'],
  ['fr', 'Un kilo de carotes, merci.', 'carotes → carottes'],
  ['fr', 'Il a apelé sa mère.', 'apelé → appelé'],
  ['pt', 'A casa tem três quatros.', 'quatros → quartos'],
  ['de', 'Das Geschir ist alt.', 'Geschir → Geschirr'],
] as const)(
  'a doubled letter or a swap is likelier than another letter: %s, %s',
  async ([language, sentence, expected]) => {
    expect(await betterOf(language, sentence)).toEqual([expected])
  },
)

test.for([
  ['es', 'Ayer he comido en casa.', 'he comido → comí'],
  ['pt', 'Ontem tenho comido muito.', 'tenho comido → comi'],
] as const)('a finished day takes the simple past: %s, %s', async ([language, sentence, expected]) => {
  expect(await betterOf(language, sentence)).toEqual([expected])
})

test('reflexive verbs with a wrong auxiliary are not put into the imperfect', async () => {
  expect(await betterOf('it', 'Ieri ci abbiamo alzati tardi.')).not.toContain('abbiamo → avevamo')
})

test('a surname is not mended by a common word', async () => {
  expect(await betterOf('de', 'Ich heiße Anette Ales.')).toEqual([])
})
