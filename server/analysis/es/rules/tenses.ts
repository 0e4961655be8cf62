import type { Rule } from '#server/analysis/grammar/rule.ts'
import { inTense, people, person } from './match.ts'

/** Which tense and mood stands where. */
export const tenses: readonly Rule[] = [
  {
    id: 'es.tense.when_child',
    kind: 'tense',
    pattern: [
      'cuando yo? [fui|fue|fuimos|fueron] niño|niña|niños|niñas|pequeño|pequeña|pequeños|joven|jóvenes|bebé|estudiante',
      'cuando yo? [tuve|tuvo|tuvimos] <num> años',
      'cuando yo? [tuve|tuvo|tuvimos] # años',
      '^ [fueron] las <num>',
      '^ [fue] la una',
    ],
    better: ({ marked }) =>
      ({
        fui: 'era',
        fue: 'era',
        fuimos: 'éramos',
        fueron: 'eran',
        tuve: 'tenía',
        tuvo: 'tenía',
        tuvimos: 'teníamos',
      })[marked[0]?.lower ?? ''] ?? null,
    why: 'imperfect',
    wrong: [
      ['Cuando fui niño, jugaba mucho.', 'Cuando era niño, jugaba mucho.'],
      ['Cuando tuve seis años, vivía en Roma.', 'Cuando tenía seis años, vivía en Roma.'],
      ['Fueron las tres cuando llegué.', 'Eran las tres cuando llegué.'],
    ],
    right: ['Cuando era niño, jugaba.', 'Cuando fui a Roma, tenía diez años.', 'Fueron las mejores vacaciones.'],
  },
  {
    id: 'es.tense.year_past',
    kind: 'tense',
    pattern: ['^ en # yo? no? <pron obj>? [<verb pres 1s>]'],
    better: (match) => {
      const year = Number(match.words(2)[0]?.text)
      return year > 1900 && year < 2025 ? inTense(match, match.marked[0], 'pres', 'pret') : null
    },
    why: 'past',
    wrong: [
      ['En 2010 visito a mis abuelos.', 'En 2010 visité a mis abuelos.'],
      ['En 1999 voy a Perú.', 'En 1999 fui a Perú.'],
      ['En 2015 empiezo la escuela.', 'En 2015 empecé la escuela.'],
    ],
    right: ['En 2010 visité a mis abuelos.', 'En 2030 termino los estudios.', 'En 5 minutos voy.'],
  },
  {
    id: 'es.tense.if_future',
    kind: 'tense',
    pattern: '^ si <pron subj>? no? <pron obj>? [<verb fut>]',
    better: (match) => inTense(match, match.marked[0], 'fut', 'pres'),
    why: 'if_present',
    wrong: [
      ['Si lloverá mañana, me quedo en casa.', 'Si llueve mañana, me quedo en casa.'],
      ['Si tendré tiempo, voy.', 'Si tengo tiempo, voy.'],
      ['Si no vendrás, me voy.', 'Si no vienes, me voy.'],
    ],
    right: ['Si llueve, me quedo.', 'No sé si vendrá.', 'Si puedo, iré.'],
  },
  {
    id: 'es.tense.if_would',
    kind: 'tense',
    pattern: '^ si <pron subj>? no? <pron obj>? <verb subjpast> *{0,6} , yo? no? <pron obj>? [<verb pres 1s>]',
    better: (match) => inTense(match, match.marked[0], 'pres', 'cond'),
    why: 'would',
    wrong: [
      ['Si tuviera más tiempo, aprendo chino.', 'Si tuviera más tiempo, aprendería chino.'],
      ['Si tuviera dinero, compro un coche.', 'Si tuviera dinero, compraría un coche.'],
      ['Si pudiera, voy contigo.', 'Si pudiera, iría contigo.'],
    ],
    right: ['Si tuviera tiempo, iría.', 'Si tengo tiempo, voy.', 'Si pudiera, lo haría.'],
  },
  {
    id: 'es.tense.wanted_that',
    kind: 'tense',
    pattern: [
      `quería|querían|queríamos|quise|esperaba|necesitaba que <pron subj>? no? <pron obj>? [<verb subj>]`,
      `quería|querían|queríamos|quise|esperaba|necesitaba que <det> <noun> no? <pron obj>? [<verb subj>]`,
    ],
    better: (match) => inTense(match, match.marked[0], 'subj', 'subjpast'),
    why: 'past_subjunctive',
    wrong: [
      ['Quería que mi hijo estudie más.', 'Quería que mi hijo estudiara más.'],
      ['Quería que vengas.', 'Quería que vinieras.'],
      ['Esperaba que me ayudes.', 'Esperaba que me ayudaras.'],
    ],
    right: ['Quería que vinieras.', 'Quiero que vengas.', 'Quería venir.'],
  },
  {
    id: 'es.verb_form.want_that_they',
    kind: 'verb_form',
    pattern: [
      `quiero|quieres|quiere|queremos|quieren|espero|prefiero|necesito que mi|tu|su|el|la ${person} no? <pron obj>? [<verb pres 3s>]`,
      `quiero|quieres|quiere|queremos|quieren|espero|prefiero|necesito que mis|tus|sus|los|las ${people} no? <pron obj>? [<verb pres 3p>]`,
    ],
    better: (match) => inTense(match, match.marked[0], 'pres', 'subj'),
    why: 'subjunctive',
    wrong: [
      ['Quiero que mis hijos aprenden inglés.', 'Quiero que mis hijos aprendan inglés.'],
      ['Espero que mi madre viene pronto.', 'Espero que mi madre venga pronto.'],
      ['Necesito que mi jefe me llama.', 'Necesito que mi jefe me llame.'],
    ],
    right: ['Quiero que mis hijos aprendan.', 'Espero que mi madre venga.', 'Sé que mi hijo aprende.'],
  },
  {
    id: 'es.tense.tomorrow_past',
    kind: 'tense',
    pattern: [
      '^ mañana ,? yo? no? <pron obj>? [<verb pret 1s>]',
      '^ el próximo año|mes|lunes|verano|viernes ,? yo? no? <pron obj>? [<verb pret 1s>]',
      '^ el año|mes|lunes|verano|viernes próximo ,? yo? no? <pron obj>? [<verb pret 1s>]',
      '^ la próxima semana ,? yo? no? <pron obj>? [<verb pret 1s>]',
    ],
    better: (match) => inTense(match, match.marked[0], 'pret', 'fut'),
    why: 'future',
    wrong: [
      ['El año próximo estudié en Francia.', 'El año próximo estudiaré en Francia.'],
      ['Mañana compré pan.', 'Mañana compraré pan.'],
      ['La próxima semana visité a mi tía.', 'La próxima semana visitaré a mi tía.'],
    ],
    right: ['Mañana compraré pan.', 'Mañana voy al cine.', 'El próximo año viajo a Perú.'],
  },
  {
    id: 'es.verb_form.want_infinitive',
    kind: 'verb_form',
    pattern: [
      '!!que quiero|quieres|quiere|queremos|quieren|necesito|prefiero|sabe|sé|pueden|deben|podemos|debemos [<verb pres>] en|a|al|con|una|un|la|el|los|las|mucho|mi|español|más',
    ],
    better: (match) => {
      const verb = match.marked[0]
      const readings = verb?.readings.filter(({ tags }) => tags.has('verb')) ?? []
      const isOther = verb?.readings.some(({ tags }) =>
        ['adv', 'prep', 'det', 'adj', 'pron', 'noun'].some((tag) => tags.has(tag)),
      )
      if (isOther || readings.some(({ tags }) => ['inf', 'subj', 'participle'].some((tag) => tags.has(tag))))
        return null
      if (verb?.lower === 'como' && !/^(?:un|una|la|el|en|mucho)$/.test(match.beside(0)))
        return match.word(0) === 'sé' || match.word(0) === 'sabe' ? null : 'comer'
      return match.form(verb, 'verb pres → verb inf') || null
    },
    why: 'infinitive',
    wrong: [
      ['Ellos quieren come en casa.', 'Ellos quieren comer en casa.'],
      ['Quiero bebo un café.', 'Quiero beber un café.'],
      ['Necesito compro una camisa.', 'Necesito comprar una camisa.'],
    ],
    right: ['Quieren comer.', 'Quiero comer una pizza.', 'Sé que come en casa.', 'Lo que quiero es una casa.'],
  },
  {
    id: 'es.verb_form.please_dont',
    kind: 'verb_form',
    pattern: ['^ por favor ,? no <pron obj>? [<verb pres 2s>]', '^ no <pron obj>? [<verb pres 2s>] , por favor'],
    better: (match) => inTense(match, match.marked[0], 'pres', 'subj'),
    why: 'negative_imperative',
    wrong: [
      ['Por favor, no comes eso.', 'Por favor, no comas eso.'],
      ['No hablas, por favor.', 'No hables, por favor.'],
      ['Por favor no te vas.', 'Por favor no te vayas.'],
    ],
    right: ['Por favor, no comas eso.', '¿No comes carne?', 'No hables, por favor.'],
  },
  {
    id: 'es.verb_form.tengo_comido',
    kind: 'verb_form',
    pattern:
      '[tengo|tiene|tenemos] comido|hablado|estado|ido|trabajado|estudiado|vivido|viajado|dormido|bebido|llegado $|mucho|hoy|ya|en|con|a|todo',
    better: ({ word }) => ({ tengo: 'he', tiene: 'ha', tenemos: 'hemos' })[word(0)] ?? null,
    why: 'haber',
    wrong: [
      ['Tengo comido mucho hoy.', 'He comido mucho hoy.'],
      ['Tengo viajado a Perú.', 'He viajado a Perú.'],
      ['Tenemos trabajado en Roma.', 'Hemos trabajado en Roma.'],
    ],
    right: ['He comido mucho.', 'Tengo comida.', 'Tengo el pelo teñido.'],
  },
]
