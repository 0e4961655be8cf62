import type { Word } from '#server/analysis/analysed.ts'
import type { Match, Rule } from '#server/analysis/grammar/rule.ts'

const persons = ['1s', '2s', '3s', '1p', '2p', '3p']

function subjunctiveOf({ form }: Match, verb: Word | undefined): string | null {
  const readings = verb?.readings ?? []
  if (readings.length === 0 || !readings.every(({ tags }) => tags.has('verb'))) return null
  if (readings.some(({ tags }) => tags.has('subj') || tags.has('inf'))) return null
  const present = readings.find(({ tags }) => tags.has('pres'))
  const person = persons.find((each) => present?.tags.has(each))
  return person ? form(verb, `verb pres ${person} → verb subj ${person}`) || null : null
}

const clause = '<pron subj>? no? <pron obj>? [<verb pres>]'

/** The subjunctive, and the past after words of time. */
export const moods: readonly Rule[] = [
  {
    id: 'es.verb_form.subjunctive_after',
    kind: 'verb_form',
    pattern: [
      `no creo|pienso que ${clause}`,
      `es importante|necesario|posible|imposible|mejor|bueno|raro|normal que todos? ${clause}`,
      `para que ${clause}`,
      `antes de que ${clause}`,
      `me alegro de que ${clause}`,
    ],
    better: (match) =>
      match.word(0) === 'para' && match.beside(1) === '?' ? null : subjunctiveOf(match, match.marked[0]),
    why: 'subjunctive',
    wrong: [
      ['No creo que viene hoy.', 'No creo que venga hoy.'],
      ['Es importante que estudias más.', 'Es importante que estudies más.'],
      ['Te lo digo para que sabes la verdad.', 'Te lo digo para que sepas la verdad.'],
    ],
    right: ['Creo que viene hoy.', 'No creo que venga.', 'Es importante que estudies.', 'Para que lo sepas.'],
  },
  {
    id: 'es.verb_form.hope_to_feel',
    kind: 'verb_form',
    pattern: 'espero|quiero|ojalá que yo|tú? no? me|te [siento|sientes] muy|más? bien|mal|mejor|peor|solo|sola',
    better: ({ marked }) => (marked[0]?.lower === 'siento' ? 'sienta' : 'sientas'),
    why: 'subjunctive',
    wrong: [
      ['Espero que me siento mejor pronto.', 'Espero que me sienta mejor pronto.'],
      ['Quiero que te sientes bien.', 'Quiero que te sientas bien.'],
      ['Espero que no te sientes sola.', 'Espero que no te sientas sola.'],
    ],
    right: ['Espero que te sientas mejor.', 'Creo que me siento mejor.', 'Quiero que te sientes aquí.'],
  },
  {
    id: 'es.tense.past_time',
    kind: 'tense',
    pattern: [
      '^ ayer|anoche|anteayer yo? no? <pron obj> [<verb pres 1s>]',
      '^ la semana pasada ,? yo? no? <pron obj>? [<verb pres 1s>]',
      '^ el año|mes|verano|invierno|lunes|martes|miércoles|jueves|viernes|sábado|domingo pasado ,? yo? no? <pron obj>? [<verb pres 1s>]',
      '^ hace <num>|# años|días|meses|semanas ,? yo? no? <pron obj>? [<verb pres 1s>]',
    ],
    better: ({ marked: [verb], form, sentence }) => {
      const isClear = verb?.readings.some(({ tags }) => tags.has('verb')) === true
      const hasQue = sentence.some(({ lower }) => lower === 'que')
      return isClear && !hasQue ? form(verb, 'verb pres 1s → verb pret 1s') || null : null
    },
    why: 'past',
    wrong: [
      ['La semana pasada compro un coche.', 'La semana pasada compré un coche.'],
      ['El verano pasado trabajo en un hotel.', 'El verano pasado trabajé en un hotel.'],
      ['Ayer me levanto tarde.', 'Ayer me levanté tarde.'],
    ],
    right: ['La semana pasada compré un coche.', 'Hace dos años que vivo aquí.', 'El año pasado fui a Roma.'],
  },
  {
    id: 'es.extra_word.yo_me_gusta',
    kind: 'extra_word',
    pattern: ['[yo me] gusta|gustan|encanta|encantan', '[yo no me] gusta|gustan'],
    better: ({ marked }) => (marked.length > 2 ? 'no me' : 'me'),
    why: 'gustar',
    wrong: [
      ['Yo me gusta bailar.', 'Me gusta bailar.'],
      ['Yo no me gusta el pescado.', 'No me gusta el pescado.'],
      ['Yo me encantan los gatos.', 'Me encantan los gatos.'],
    ],
    right: ['Me gusta bailar.', 'A mí me gusta.', 'Yo me llamo Ana.'],
  },
]
