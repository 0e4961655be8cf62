import type { Match, Rule } from '#server/analysis/grammar/rule.ts'

/** The preposition is put before the marked infinitive. */
const before =
  (preposition: string) =>
  ({ marked }: Match): string =>
    `${preposition} ${marked[0]?.text ?? ''}`

const hours = 'las|la una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce'

/** What stands between a verb and what follows it. */
export const afterVerbs: readonly Rule[] = [
  {
    id: 'es.missing_word.verb_a',
    kind: 'missing_word',
    pattern: ['=empezar|=comenzar|=aprender [<verb inf>]', 'me|te|le|nos|os|les =ayudar|=enseñar [<verb inf>]'],
    better: before('a'),
    why: 'verb_preposition',
    wrong: [
      ['Empiezo trabajar a las ocho.', 'Empiezo a trabajar a las ocho.'],
      ['Quiero aprender cocinar.', 'Quiero aprender a cocinar.'],
      ['Mi padre me enseñó nadar.', 'Mi padre me enseñó a nadar.'],
    ],
    right: ['Empiezo a trabajar.', 'Quiero aprender español.', 'Empieza la película.', 'Me ayuda mucho.'],
  },
  {
    id: 'es.missing_word.verb_de',
    kind: 'missing_word',
    pattern: [
      '!!se me|te|nos|os =olvidar [<verb inf>]',
      'se =olvidar [<verb inf>]',
      'trato|tratas|trata|tratamos|tratan [<verb inf>]',
      '!!me|te|le|lo|la|nos|os|les|los|las dejé|dejó|dejamos|dejaron [fumar]',
    ],
    better: before('de'),
    why: 'verb_preposition',
    wrong: [
      ['Me olvidé llamar a mi madre.', 'Me olvidé de llamar a mi madre.'],
      ['Trato dormir ocho horas.', 'Trato de dormir ocho horas.'],
      ['Mi tío dejó fumar.', 'Mi tío dejó de fumar.'],
    ],
    right: ['Me olvidé de llamar.', 'Olvidé comprar pan.', 'No me dejó fumar.', 'Trato de dormir.'],
  },
  {
    id: 'es.extra_word.before_infinitive',
    kind: 'extra_word',
    pattern: [
      'prefiero|prefieres|prefiere|preferimos|prefieren [de|a] <verb inf>',
      'quiero|quieres|quiere|queremos|quieren|puedo|puedes|puede|podemos|pueden|necesito [a|de] <verb inf>',
      'me|te|le|nos|os|les gusta|encanta mucho? [a|de] <verb inf>',
    ],
    better: '',
    why: 'no_preposition',
    wrong: [
      ['Prefiero de ir al cine.', 'Prefiero ir al cine.'],
      ['Quiero a comer pizza.', 'Quiero comer pizza.'],
      ['Me gusta de bailar.', 'Me gusta bailar.'],
    ],
    right: ['Quiero a mi madre.', 'Prefiero el de Ana.', 'Le gusta a Pedro.', 'Puedo ir de compras.'],
  },
  {
    id: 'es.preposition.tener_de',
    kind: 'preposition',
    pattern: [
      'tengo|tienes|tiene|tenemos|tenéis|tienen [de] <verb inf>',
      '!!qué hay [que de] <verb inf>',
      '!!qué hay [de] <verb inf>',
    ],
    better: 'que',
    why: 'tener_que',
    wrong: [
      ['Tengo de trabajar mañana.', 'Tengo que trabajar mañana.'],
      ['Tienes de comer más.', 'Tienes que comer más.'],
      ['Hay de comprar pan.', 'Hay que comprar pan.'],
    ],
    right: ['Tengo que trabajar.', 'Tengo ganas de comer.', '¿Qué hay de comer?', 'Hay de todo.'],
  },
  {
    id: 'es.preposition.tener_a',
    kind: 'preposition',
    pattern: 'tengo|tienes|tiene|tenemos|tienen [a] <verb inf><not noun>',
    better: 'que',
    why: 'tener_que',
    wrong: [
      ['Tengo a trabajar mañana.', 'Tengo que trabajar mañana.'],
      ['No puedo, yo tengo a estudiar.', 'No puedo, yo tengo que estudiar.'],
      ['Mi hermano tiene a comprar pan.', 'Mi hermano tiene que comprar pan.'],
    ],
    right: ['Tengo a mi madre en casa.', 'Tengo que trabajar.', 'Voy a estudiar.', 'No tengo a quién llamar.'],
  },
  {
    id: 'es.preposition.allergic',
    kind: 'preposition',
    pattern: 'alérgico|alérgica|alérgicos|alérgicas [de|del|con] el|la|los|las? <noun>',
    better: ({ word }) => (word(1) === 'del' ? 'al' : 'a'),
    why: 'verb_preposition',
    wrong: [
      ['Soy alérgica de los gatos.', 'Soy alérgica a los gatos.'],
      ['Mi hijo es alérgico del chocolate.', 'Mi hijo es alérgico al chocolate.'],
      ['Somos alérgicos con las nueces.', 'Somos alérgicos a las nueces.'],
    ],
    right: ['Soy alérgica a los gatos.', 'Los alérgicos lo pasan mal.', 'Soy alérgico desde niño.'],
  },
  {
    id: 'es.missing_word.feel_reflexive',
    kind: 'missing_word',
    pattern:
      '^ yo? empecé|empiezo|comencé|voy|puedo|quiero|empieza|empezó a? [sentir] muy|más|tan? mal|bien|mejor|peor|enfermo|enferma|cansado|cansada|solo|sola',
    better: ({ word }) => (/^(?:empieza|empezó)$/.test(word(2)) ? 'sentirse' : 'sentirme'),
    why: 'reflexive',
    wrong: [
      ['Yo empecé a sentir mal el lunes.', 'Yo empecé a sentirme mal el lunes.'],
      ['Quiero sentir mejor.', 'Quiero sentirme mejor.'],
      ['Empezó a sentir muy cansada.', 'Empezó a sentirse muy cansada.'],
    ],
    right: ['Me empecé a sentir mal.', 'Quiero sentir el sol.', 'Eso te hace sentir bien.', 'Empecé a sentirme mal.'],
  },
  {
    id: 'es.preposition.verb_with',
    kind: 'preposition',
    pattern: '=soñar [de|sobre] *',
    better: 'con',
    why: 'verb_preposition',
    wrong: [
      ['Sueño de viajar a Cuba.', 'Sueño con viajar a Cuba.'],
      ['Mi hermana soñaba de ser médica.', 'Mi hermana soñaba con ser médica.'],
      ['Sueñan sobre una casa grande.', 'Sueñan con una casa grande.'],
    ],
    right: ['Sueño con viajar.', 'No puedo dormir.', 'Tengo mucho sueño.', 'Falta de sueño.'],
  },
  {
    id: 'es.preposition.in_love_with',
    kind: 'preposition',
    pattern: 'enamorado|enamorada|enamorados|enamoradas|enamoro|enamoré|enamoró [con]',
    better: 'de',
    why: 'verb_preposition',
    wrong: [
      ['Estoy enamorado con ella.', 'Estoy enamorado de ella.'],
      ['Mi amiga está enamorada con su vecino.', 'Mi amiga está enamorada de su vecino.'],
      ['Me enamoré con la ciudad.', 'Me enamoré de la ciudad.'],
    ],
    right: ['Estoy enamorado de ella.', 'Vivo con ella.', 'Está casado con Ana.'],
  },
  {
    id: 'es.preposition.hour_a',
    kind: 'preposition',
    pattern: `es|son|empieza|empiezo|termina|termino|llego|llega|salgo|sale [en] ${hours}`,
    better: 'a',
    why: 'hour_a',
    wrong: [
      ['La clase es en las tres.', 'La clase es a las tres.'],
      ['Empiezo en las ocho.', 'Empiezo a las ocho.'],
      ['El tren sale en las nueve.', 'El tren sale a las nueve.'],
    ],
    right: ['La clase es a las tres.', 'Sale en el tren.', 'Llega en una hora.', 'Es en la escuela.'],
  },
  {
    id: 'es.missing_word.part_of_day',
    kind: 'missing_word',
    pattern:
      'la|las una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|# [de] mañana|tarde|noche|madrugada',
    better: 'de la',
    why: 'hour_of',
    wrong: [
      ['Son las diez de noche.', 'Son las diez de la noche.'],
      ['Me levanto a las siete de mañana.', 'Me levanto a las siete de la mañana.'],
      ['A las cinco de tarde.', 'A las cinco de la tarde.'],
    ],
    right: ['Son las diez de la noche.', 'Hasta mañana.', 'Las dos de siempre.'],
  },
  {
    id: 'es.preposition.con_mi',
    kind: 'word_choice',
    pattern: ['[con mí]', '[con yo] $', '[con ti]', '[con tú] $'],
    better: ({ marked }) => (/^(?:mí|yo)$/.test(marked[1]?.lower ?? '') ? 'conmigo' : 'contigo'),
    why: 'conmigo',
    wrong: [
      ['¿Vienes con mí?', '¿Vienes conmigo?'],
      ['Ana viene con yo.', 'Ana viene conmigo.'],
      ['Quiero ir con ti.', 'Quiero ir contigo.'],
    ],
    right: ['Vivo con mi madre.', 'Ven conmigo.', 'Con tu amigo.'],
  },
  {
    id: 'es.word_choice.para_mi',
    kind: 'word_choice',
    pattern: 'para|sin|de|a|por [yo|tú] $',
    better: ({ marked }) => (marked[0]?.lower === 'yo' ? 'mí' : 'ti'),
    why: 'mi_ti',
    wrong: [
      ['El libro es para yo.', 'El libro es para mí.'],
      ['Esto es para tú.', 'Esto es para ti.'],
      ['No puede vivir sin yo.', 'No puede vivir sin mí.'],
    ],
    right: ['Es para mí.', '¿Y tú?', 'Lo hizo para que yo venga.'],
  },
]
