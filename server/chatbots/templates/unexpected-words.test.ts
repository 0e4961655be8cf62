import { describe, expect, test } from 'vitest'
import type { InterfaceLanguage } from '#contract/values/languages.ts'
import { converse } from '#server/practice/guided/converse.ts'
import { initialState } from '#server/practice/guided/dialogue-state.ts'
import { templatesOf } from './index.ts'

/** Right answers in words that the question doesn't suggest: template, step, answers. */
const answers: [InterfaceLanguage, [template: string, step: number, said: string[]][]][] = [
  [
    'en',
    [
      ['small-talk-a2', 6, ['Maybe another time, I have to cook now']],
      ['first-lesson-a1', 5, ['Vietnamese and Turkish']],
    ],
  ],
  ['de', [['job-interview-b1', 1, ['Ich habe als Schülerin in einer Bäckerei gejobbt']]]],
  [
    'es',
    [
      ['cafe-a2', 4, ['Me lo tomo de pie, gracias', 'Lo llevo por la calle']],
      ['cafe-b1', 2, ['No me puedo quejar, la verdad', 'Me he ido acostumbrando']],
      ['hotel-a2', 1, ['La hizo mi jefa: Carmen Ruiz']],
      ['small-talk-b1', 3, ['Tengo dentista a las cinco']],
      ['doctor-a2', 4, ['Uso un inhalador por el asma']],
      ['doctor-a2', 2, ['Me desperté así', 'Después del entrenamiento']],
      ['doctor-b1', 4, ['Falta mucho para eso, con lo que me duele', 'No aguanto tantos días']],
      ['directions-b1', 2, ['Pensé que era un atajo', 'Me trajeron unos amigos']],
      ['debate-a2', 5, ['Es aburrido']],
      ['debate-b1', 6, ['Los profes se pondrían de los nervios', 'Los padres se quejarían mucho']],
      ['shopping-b1', 5, ['En Navidad, y al contado', 'El día de mi cumpleaños, a plazos']],
    ],
  ],
  [
    'pt',
    [
      ['cafe-a2', 3, ['Por enquanto não, como depois', 'Estou de regime']],
      ['hotel-b1', 1, ['A privada está entupida', 'O vaso entupiu']],
      ['doctor-a2', 4, ['Uso bombinha para a asma']],
      ['cafe-b1', 8, ['Então fico te devendo essa', 'Vamos meio a meio']],
      ['hotel-a2', 1, ['Quem fez foi minha irmã, Clara Dias']],
      ['doctor-a2', 2, ['Acordei desse jeito', 'Depois do treino']],
      ['doctor-b1', 1, ['Quero renovar a receita da pressão', 'Levei uma picada no braço']],
      ['doctor-b1', 5, ['O da tarde, depois do trabalho']],
      ['job-interview-b1', 2, ['A empresa tem boa fama', 'Esse ramo combina comigo']],
      ['debate-a2', 5, ['É chato']],
      ['small-talk-a2', 7, ['Fechado', 'Um dia desses, com certeza']],
      ['shopping-b1', 5, ['Anteontem', 'No carnaval, no boleto']],
    ],
  ],
  [
    'it',
    [
      ['cafe-a2', 4, ['Lo bevo in macchina', 'Me lo può incartare']],
      ['cafe-b1', 1, ['Ho traslocato in un’altra casa', 'Ho litigato con il mio capo']],
      ['hotel-a2', 1, ['L’ha prenotata mia figlia, Ida Moretti, per due']],
      ['hotel-b1', 5, ['Centotrenta mi sembra onesto', 'Faccia lei']],
      ['debate-b1', 7, ['Può passare solo chi abita in centro']],
      ['doctor-a2', 2, ['Mi sono svegliata così', 'Da un bel pezzo']],
      ['debate-a2', 5, ['È noioso']],
      ['job-interview-a2', 4, ['Sì, all’oratorio della parrocchia']],
      ['directions-a2', 7, ['Ci provo', 'Più o meno']],
      ['small-talk-b1', 6, ['Una via di mezzo', 'Dove sta la mia famiglia']],
    ],
  ],
]

describe.each(answers)('in %s', (language, steps) => {
  test.each(steps)('%s, step %i', async (id, step, said) => {
    const script = (await templatesOf(language)).find((template) => template.id === id)
    if (!script) throw new Error(`There is no template ${id} in ${language}`)
    const state = { ...initialState, at: step - 1, turns: step - 1 }
    for (const text of said) {
      const before = { text: '', analysis: { acts: null, state } }
      const { outcome } = await converse({ script, seed: 0, native_language: null }, [before, text])
      expect([text, outcome]).toEqual([text, 'accepted'])
    }
  })
})
