import type { Match, Rule } from '#server/analysis/grammar/rule.ts'

const tenses = ['pres', 'imperfect', 'pret', 'fut', 'cond', 'subj', 'subjpast'] as const

/** A verb in another person, in the tense that it has; null where it has several. */
function inPerson({ words, form, sentence }: Match, element: number, person: string): string | null {
  const [verb] = words(element)
  const verbs = verb?.readings.filter(({ tags }) => tags.has('verb')) ?? []
  if (verb?.readings.some(({ tags }) => tags.has('pron') || tags.has('adv'))) return null
  if (verb?.readings.some(({ lemma }) => /^(?:gustar|encantar|doler|interesar)$/.test(lemma))) return null
  // The past is meant: "Ella trabajo allí el año pasado."
  if (sentence.some(({ lower }) => /^(?:ayer|anoche|pasad[oa])$/.test(lower))) return null
  const finite = verbs.filter(({ tags }) => !tags.has('imp'))
  if (finite.length === 0 || finite.some(({ tags }) => tags.has(person))) return null
  const found = tenses.filter((tense) => finite.some(({ tags }) => tags.has(tense)))
  const [tense] = found
  return found.length === 1 && tense ? form(verb, `verb ${tense} → verb ${tense} ${person}`) || null : null
}

const personal = (name: string, pronoun: string, person: string, rest: Pick<Rule, 'wrong' | 'right'>): Rule => ({
  id: `es.agreement.${name}`,
  kind: 'agreement',
  pattern: [`^ ${pronoun} no? <pron obj>? [<verb>]`, `pero|porque|que|, ${pronoun} no? <pron obj>? [<verb>]`],
  better: (match) => inPerson(match, 4, person),
  why: 'subject',
  ...rest,
})

const infinitive = ({ words, form }: Match, element: number, mayBeNoun = false): string | null => {
  const [verb] = words(element)
  const readings = verb?.readings.filter(({ tags }) => tags.has('verb')) ?? []
  if (!mayBeNoun && readings.length < (verb?.readings.length ?? 0)) return null
  if (readings.some(({ tags }) => tags.has('inf') || tags.has('subj') || tags.has('participle'))) return null
  return form(verb, 'verb → verb inf') || null
}

/** Which form of a verb stands where. */
export const verbs: readonly Rule[] = [
  {
    id: 'es.word_choice.yo_gusto',
    kind: 'verb_form',
    pattern: '[yo no? gusto|gusta|gustan]',
    better: ({ word, words }) => {
      const no = words(1).length > 0 ? 'no ' : ''
      return `${no}me ${word(2) === 'gusto' ? 'gusta' : word(2)}`
    },
    why: 'gustar',
    wrong: [
      ['Yo gusto el café.', 'Me gusta el café.'],
      ['Yo no gusto la leche.', 'No me gusta la leche.'],
      ['Yo gusta bailar.', 'Me gusta bailar.'],
    ],
    right: ['Me gusta el café.', 'A mí no me gusta.', 'Yo soy así.'],
  },
  personal('yo', 'yo', '1s', {
    wrong: [
      ['Yo habla español.', 'Yo hablo español.'],
      ['Yo vive en Berlín.', 'Yo vivo en Berlín.'],
      ['Estoy cansada porque yo trabaja mucho.', 'Estoy cansada porque yo trabajo mucho.'],
    ],
    right: ['Yo hablo español.', 'Yo vivía en Roma.', 'Yo no quiero.', 'Yo que tú, iría.'],
  }),
  personal('tu', 'tú', '2s', {
    wrong: [
      ['¿Tú habla inglés?', '¿Tú hablas inglés?'],
      ['Tú es muy amable.', 'Tú eres muy amable.'],
      ['Tú no quiere café.', 'Tú no quieres café.'],
    ],
    right: ['¿Tú hablas inglés?', 'Tú eres mi amigo.', 'Tú y yo vamos.'],
  }),
  personal('el', 'él|ella|usted', '3s', {
    wrong: [
      ['Ella hablo muy bien.', 'Ella habla muy bien.'],
      ['Él vivo en Madrid.', 'Él vive en Madrid.'],
      ['Ella no tienes tiempo.', 'Ella no tiene tiempo.'],
    ],
    right: ['Ella habla bien.', 'Él y yo vamos al cine.', 'Usted sabe mucho.'],
  }),
  personal('nosotros', 'nosotros|nosotras', '1p', {
    wrong: [
      ['Nosotros va al cine.', 'Nosotros vamos al cine.'],
      ['Nosotros comen tarde.', 'Nosotros comemos tarde.'],
      ['Nosotras vive juntas.', 'Nosotras vivimos juntas.'],
    ],
    right: ['Nosotros vamos.', 'Nosotros no sabemos.', 'Nosotras comimos tarde.'],
  }),
  personal('ellos', 'ellos|ellas|ustedes', '3p', {
    wrong: [
      ['Ellos habla mucho.', 'Ellos hablan mucho.'],
      ['Ellas vive en Lima.', 'Ellas viven en Lima.'],
      ['Ustedes sabe todo.', 'Ustedes saben todo.'],
    ],
    right: ['Ellos hablan.', 'Ellas viven aquí.', 'Ustedes no saben nada.'],
  }),
  {
    id: 'es.agreement.plural_subject',
    kind: 'agreement',
    pattern:
      '^ los|las|mis|tus|sus ~lunes|martes|miércoles|jueves|viernes|sábados|domingos|días|noches|tardes|mañanas|veranos|inviernos<noun pl -adj> no? [<verb 3s -imp>]',
    better: (match) => {
      const [verb] = match.words(4)
      return verb?.readings.every(({ tags }) => tags.has('verb')) ? inPerson(match, 4, '3p') : null
    },
    why: 'plural_subject',
    wrong: [
      ['Mis padres vive en Chile.', 'Mis padres viven en Chile.'],
      ['Las tiendas abre a las diez.', 'Las tiendas abren a las diez.'],
      ['Los niños juega en el parque.', 'Los niños juegan en el parque.'],
    ],
    right: ['Mis padres viven en Chile.', 'Los lunes trabaja mi madre.', 'Las tardes son largas.'],
  },
  {
    id: 'es.verb_form.after_preposition',
    kind: 'verb_form',
    pattern: 'para|sin [<verb pres>]',
    better: (match) =>
      /^(?:para|entre|nada|casa|cena|comida|bajo|sobre|vino|cerca|compra|ayuda)$/.test(match.word(1))
        ? null
        : infinitive(match, 1),
    why: 'infinitive',
    wrong: [
      ['Estudio para hablo mejor.', 'Estudio para hablar mejor.'],
      ['Salió sin dice nada.', 'Salió sin decir nada.'],
      ['Voy allí para tengo tiempo.', 'Voy allí para tener tiempo.'],
    ],
    right: ['Para mí no.', 'Estudio para hablar.', 'Un regalo para Ana.', 'Café para dos.'],
  },
  {
    id: 'es.verb_form.after_modal',
    kind: 'verb_form',
    pattern: [
      'puedo|puedes|puede|podemos|pueden|debo|debes|debe|debemos|deben|podría|quería [<verb pres>]',
      'tengo|tienes|tiene|tenemos|tienen que [<verb pres>]',
      'voy|vas|va|vamos|van a [<verb pres>]',
    ],
    // "No debe nada", "lo que no puede es irse".
    better: (match) =>
      /^(?:nada|es|son|era)$/.test(match.marked[0]?.lower ?? '')
        ? null
        : infinitive(match, match.words(2).length > 0 ? 2 : 1, match.word(1) !== 'a'),
    why: 'infinitive',
    wrong: [
      ['Puedo hablo con usted.', 'Puedo hablar con usted.'],
      ['Tengo que trabajo mañana.', 'Tengo que trabajar mañana.'],
      ['Voy a tengo una fiesta.', 'Voy a tener una fiesta.'],
      ['Debes comes más.', 'Debes comer más.'],
    ],
    right: ['Puedo hablar.', 'Voy a casa.', 'Vamos a comer.', 'Tengo que irme.', 'Voy a clase.'],
  },
  {
    id: 'es.verb_form.irregular_participle',
    kind: 'verb_form',
    pattern: '[escribido|abrido|rompido|ponido|hacido|volvido|morido|veído|decido|cubrido|descubrido|resolvido]',
    better: ({ word, beside }) => {
      const right = {
        escribido: 'escrito',
        abrido: 'abierto',
        rompido: 'roto',
        ponido: 'puesto',
        hacido: 'hecho',
        volvido: 'vuelto',
        morido: 'muerto',
        veído: 'visto',
        cubrido: 'cubierto',
        descubrido: 'descubierto',
        resolvido: 'resuelto',
      }[word(0)]
      return right ?? (/^h(?:e|as|a|emos|an)$/.test(beside(-1)) ? 'dicho' : null)
    },
    why: 'irregular_participle',
    wrong: [
      ['He escribido una carta.', 'He escrito una carta.'],
      ['La puerta está abrido.', 'La puerta está abierto.'],
      ['Hemos volvido tarde.', 'Hemos vuelto tarde.'],
    ],
    right: ['He escrito una carta.', 'Hemos vuelto.', 'He vivido aquí.'],
  },
  {
    id: 'es.verb_form.haber_participle',
    kind: 'verb_form',
    pattern: 'he|has|hemos|habéis|han|había|habían [<verb inf>]',
    better: ({ words, form }) => form(words(1)[0], 'verb inf → verb participle masc sg') || null,
    why: 'participle',
    wrong: [
      ['He comer mucho hoy.', 'He comido mucho hoy.'],
      ['Hemos hablar con ella.', 'Hemos hablado con ella.'],
      ['Han llegar tarde.', 'Han llegado tarde.'],
    ],
    right: ['He comido.', 'He de comer.', 'Han llegado tarde.'],
  },
  {
    id: 'es.verb_form.gustar_infinitive',
    kind: 'verb_form',
    pattern: [
      'me|te|le|nos|os|les gusta|gustaría|encanta [<verb pres 1s>]',
      'me|te|le|nos|os|les gusta|gustaría|encanta mucho [<verb pres 1s>]',
      'me|te|le|nos|os|les gusta|gustaría|encanta [<verb gerund>]',
    ],
    better: (match) => {
      const element = match.words(3).length > 0 ? 3 : 2
      const [verb] = match.words(element)
      if (verb?.lower === 'como') return null
      return (
        match.form(
          verb,
          verb?.readings.some(({ tags }) => tags.has('gerund')) ? 'verb gerund → verb inf' : 'verb pres 1s → verb inf',
        ) || null
      )
    },
    why: 'gustar_infinitive',
    wrong: [
      ['Me gusta leo libros.', 'Me gusta leer libros.'],
      ['Me gusta bailando.', 'Me gusta bailar.'],
      ['Nos encanta viajando.', 'Nos encanta viajar.'],
    ],
    right: ['Me gusta leer.', 'Me gusta el vino.', 'Te gusta bailar.', 'Me gusta como cantas.'],
  },
  {
    id: 'es.agreement.gustar_plural',
    kind: 'agreement',
    pattern: '[gusta|encanta|interesa] mucho? los|las|mis|tus|sus|estos|estas|esos|esas <noun pl>',
    better: ({ word }) => `${word(0)}n`,
    why: 'gustar_plural',
    wrong: [
      ['Me gusta los gatos.', 'Me gustan los gatos.'],
      ['Me encanta las fresas.', 'Me encantan las fresas.'],
      ['Le gusta mucho los libros.', 'Le gustan mucho los libros.'],
    ],
    right: ['Me gustan los gatos.', 'Me gusta el café.', 'Me gusta leer los libros.'],
  },
  {
    id: 'es.missing_word.a_mi_gusta',
    kind: 'missing_word',
    pattern: ['a mí|mi [no? gusta|gustan|encanta|encantan]', 'a ti [no? gusta|gustan|encanta|encantan]'],
    better: ({ word, words }) => `${words(2).length > 0 ? 'no ' : ''}${word(1) === 'ti' ? 'te' : 'me'} ${word(3)}`,
    why: 'gustar',
    wrong: [
      ['A mí gusta el té.', 'A mí me gusta el té.'],
      ['A ti gustan los perros.', 'A ti te gustan los perros.'],
      ['A mí no gusta correr.', 'A mí no me gusta correr.'],
    ],
    right: ['A mí me gusta.', 'A mí también.', 'A mi madre le gusta.'],
  },
  {
    id: 'es.verb_form.querer_que',
    kind: 'verb_form',
    pattern: [
      'quiero|quieres|quiere|queremos|quieren|espero|prefiero|necesito|ojalá que <pron subj>? no? <pron obj>? [<verb pres>]',
    ],
    better: ({ words, form }) => {
      const [verb] = words(5)
      const reading = verb?.readings.find(({ tags }) => tags.has('pres'))
      const isNounToo = verb?.readings.some(({ tags }) => !tags.has('verb')) ?? true
      if ((isNounToo && words(4).length === 0) || verb?.readings.some(({ tags }) => tags.has('subj'))) return null
      const person = ['1s', '2s', '3s', '1p', '2p', '3p'].find((each) => reading?.tags.has(each))
      return person ? form(verb, `verb pres ${person} → verb subj ${person}`) || null : null
    },
    why: 'subjunctive',
    wrong: [
      ['Quiero que vienes mañana.', 'Quiero que vengas mañana.'],
      ['Espero que estás bien.', 'Espero que estés bien.'],
      ['Necesito que me ayudas.', 'Necesito que me ayudes.'],
    ],
    right: ['Quiero que vengas.', 'Creo que vienes.', 'Espero que estés bien.', 'Sé que tienes razón.'],
  },
  {
    id: 'es.verb_form.si_conditional',
    kind: 'verb_form',
    pattern: '^ si <pron subj>? no? <pron obj>? [<verb cond>]',
    better: ({ words, form }) => {
      const [verb] = words(5)
      const reading = verb?.readings.find(({ tags }) => tags.has('cond'))
      const person = ['1s', '2s', '3s', '1p', '2p', '3p'].find((each) => reading?.tags.has(each))
      const right = person ? form(verb, `verb cond ${person} → verb subjpast ${person}`) : ''
      return right || null
    },
    why: 'si_conditional',
    wrong: [
      ['Si tendría dinero, viajaría.', 'Si tuviera dinero, viajaría.'],
      ['Si podría, iría contigo.', 'Si pudiera, iría contigo.'],
      ['Si no trabajarías tanto, dormirías más.', 'Si no trabajaras tanto, dormirías más.'],
    ],
    right: ['Si tuviera dinero, viajaría.', 'Si tengo tiempo, voy.', 'No sé si podría.'],
  },
  {
    id: 'es.tense.yesterday',
    kind: 'tense',
    // What was yesterday is over: "ayer he comido" is no tense of its own.
    pattern: [
      '^ ayer|anoche yo? no? <pron obj>? [he <verb participle masc sg>]',
      '^ ayer|anoche yo? no? [<verb pres 1s>]',
    ],
    better: ({ words, form, sentence, marked }) => {
      const [verb] = words(4)
      const [auxiliary, participle] = marked
      if (participle) return form(participle, 'verb participle → verb pret 1s') || null
      if (auxiliary?.lower === 'he') return null
      // "Ayer hablo conmigo el profesor": the accent is missing.
      const after = sentence.slice(sentence.findIndex((word) => word === marked[0]) + 1)
      if (after.some(({ lower }) => /^(?:conmigo|me)$/.test(lower))) return null
      return verb?.readings.every(({ tags }) => tags.has('verb'))
        ? form(verb, 'verb pres 1s → verb pret 1s') || null
        : null
    },
    why: 'past',
    wrong: [
      ['Ayer voy al cine.', 'Ayer fui al cine.'],
      ['Ayer yo trabajo mucho.', 'Ayer yo trabajé mucho.'],
      ['Anoche duermo mal.', 'Anoche dormí mal.'],
      ['Ayer he comido en casa.', 'Ayer comí en casa.'],
    ],
    right: ['Ayer fui al cine.', 'Hoy voy al cine.', 'Anoche dormí mal.'],
  },
]
