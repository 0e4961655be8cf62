import type { Rule } from '#server/analysis/grammar/rule.ts'

const asking =
  /^(?:sé|sab|pregunt|entiend|entend|comprend|raz[oó]n|explic|dime|dec|dic|dij|cuent|imagin|ver$|recuerd|olvid|y$)/

/** Which word, and what is one too many or missing. */
export const words: readonly Rule[] = [
  {
    id: 'es.word_choice.muy_mucho',
    kind: 'word_choice',
    pattern: ['[muy mucho]'],
    better: 'mucho',
    why: 'muy_mucho',
    wrong: [
      ['Me gusta muy mucho.', 'Me gusta mucho.'],
      ['Trabajo muy mucho.', 'Trabajo mucho.'],
      ['Te quiero muy mucho.', 'Te quiero mucho.'],
    ],
    right: ['Me gusta mucho.', 'Es muy bueno.', 'Muy bien.'],
  },
  {
    id: 'es.word_choice.mucho_adjective',
    kind: 'word_choice',
    pattern: [
      '!!hace|hacen|hizo|hicieron|hacer|hecho|haciendo|hará [mucho] bien|mal|bueno|buena|grande|bonito|bonita|caro|cara|interesante|importante|difícil|fácil|simpático|simpática|contento|contenta|cansado|cansada',
    ],
    better: 'muy',
    why: 'muy_adjective',
    wrong: [
      ['Estoy mucho cansado.', 'Estoy muy cansado.'],
      ['Es mucho caro.', 'Es muy caro.'],
      ['Habla mucho bien.', 'Habla muy bien.'],
    ],
    right: ['Es muy caro.', 'Me hace mucho bien.', 'Es mucho mejor.', 'Trabajo mucho.'],
  },
  {
    id: 'es.word_choice.mejor',
    kind: 'word_choice',
    pattern: ['[más bueno|buena] que', '[más bien] que', '[más malo|mala] que', '[más mejor]', '[más peor]'],
    better: ({ word }) => (/^(?:malo|mala|peor)$/.test(word(1)) ? 'peor' : 'mejor'),
    why: 'mejor',
    wrong: [
      ['Este es más bueno que el otro.', 'Este es mejor que el otro.'],
      ['Es más mejor así.', 'Es mejor así.'],
      ['El café es más malo que el té.', 'El café es peor que el té.'],
    ],
    right: ['Este es mejor.', 'Es más bonito.', 'Es más grande que yo.'],
  },
  {
    id: 'es.word_choice.short_form',
    kind: 'word_choice',
    pattern: '!!lo [bueno|malo|primero|tercero|alguno|ninguno] <noun masc sg -adj>',
    better: ({ word, words: at }) => {
      if (at(2)[0]?.readings.some(({ tags }) => tags.has('adv') || tags.has('conj') || tags.has('prep'))) return null
      return (
        { bueno: 'buen', malo: 'mal', primero: 'primer', tercero: 'tercer', alguno: 'algún', ninguno: 'ningún' }[
          word(1)
        ] ?? null
      )
    },
    why: 'short_form',
    wrong: [
      ['Vivo en el primero piso.', 'Vivo en el primer piso.'],
      ['Hoy hace bueno tiempo.', 'Hoy hace buen tiempo.'],
      ['No tengo ninguno problema.', 'No tengo ningún problema.'],
    ],
    right: ['El primer piso.', 'Un buen día.', 'Es bueno.', 'Primero como.'],
  },
  {
    id: 'es.word_choice.gran',
    kind: 'word_choice',
    pattern: 'un|una|mi|el|la [grande] <noun sg -adj>',
    better: 'gran',
    why: 'short_form',
    wrong: [
      ['Es un grande problema.', 'Es un gran problema.'],
      ['Fue una grande fiesta.', 'Fue una gran fiesta.'],
      ['Es mi grande amigo.', 'Es mi gran amigo.'],
    ],
    right: ['Es un gran problema.', 'La casa grande.', 'Es grande.'],
  },
  {
    id: 'es.word_choice.y_e',
    kind: 'word_choice',
    pattern:
      '[y] inglés|italia|italiano|italiana|inglesa|irlanda|ir|importante|interesante|inteligente|isabel|hijo|hija|hijos|hijas',
    better: 'e',
    why: 'y_e',
    wrong: [
      ['Hablo español y inglés.', 'Hablo español e inglés.'],
      ['España y Italia son bonitas.', 'España e Italia son bonitas.'],
      ['Es guapo y inteligente.', 'Es guapo e inteligente.'],
    ],
    right: ['Español e inglés.', 'Padre y madre.', 'Agua y hielo.'],
  },
  {
    id: 'es.word_choice.o_u',
    kind: 'word_choice',
    pattern: '[o] otro|otra|otros|ocho|once|hotel|hombre',
    better: 'u',
    why: 'o_u',
    wrong: [
      ['Siete o ocho personas.', 'Siete u ocho personas.'],
      ['Este o otro día.', 'Este u otro día.'],
      ['¿Mujer o hombre?', '¿Mujer u hombre?'],
    ],
    right: ['Siete u ocho.', 'Uno o dos.', 'Té o café.'],
  },
  {
    id: 'es.word_choice.play_instrument',
    kind: 'word_choice',
    pattern: '[=jugar] la|el|al? guitarra|piano|violín|flauta|batería|trompeta',
    better: ({ form, words: at }) => {
      const [verb] = at(0)
      const person = ['inf', 'pres 1s', 'pres 2s', 'pres 3s', 'pres 1p', 'pres 3p', 'gerund'].find((tags) =>
        verb?.readings.some((one) => tags.split(' ').every((tag) => one.tags.has(tag))),
      )
      const tocar: Readonly<Record<string, string>> = {
        inf: 'tocar',
        'pres 1s': 'toco',
        'pres 2s': 'tocas',
        'pres 3s': 'toca',
        'pres 1p': 'tocamos',
        'pres 3p': 'tocan',
        gerund: 'tocando',
      }
      return (person && form(verb, `verb ${person}`) && tocar[person]) || null
    },
    why: 'tocar',
    wrong: [
      ['Juego la guitarra.', 'Toco la guitarra.'],
      ['Quiero jugar el piano.', 'Quiero tocar el piano.'],
      ['Ella juega el violín.', 'Ella toca el violín.'],
    ],
    right: ['Toco la guitarra.', 'Juego al fútbol.', 'Toca el piano.'],
  },
  {
    id: 'es.word_order.pronoun_no',
    kind: 'word_order',
    pattern: '[me|te|se|le|nos|les no] <verb>',
    better: ({ word }) => `no ${word(0)}`,
    why: 'no_first',
    wrong: [
      ['Me no gusta el pescado.', 'No me gusta el pescado.'],
      ['Se no llama Ana.', 'No se llama Ana.'],
      ['Le no digo nada.', 'No le digo nada.'],
    ],
    right: ['No me gusta.', 'A mí no me gusta.', 'No se llama Ana.'],
  },
  {
    id: 'es.word_order.te_quiero',
    kind: 'word_order',
    pattern: '^ yo? [quiero|llamo|amo|veo|espero te|me] $',
    better: ({ word, words: at }) => {
      const verb = at(2)[0]?.lower ?? word(2)
      return `${word(3)} ${verb}`
    },
    why: 'pronoun_first',
    wrong: [
      ['Quiero te.', 'Te quiero.'],
      ['Yo amo te.', 'Yo te amo.'],
      ['Espero te.', 'Te espero.'],
    ],
    right: ['Te quiero.', 'Quiero té.', 'Quiero verte.'],
  },
  {
    id: 'es.word_choice.por_que',
    kind: 'spelling',
    pattern: ['^ [por que]', '^ [porque|porqué]'],
    better: ({ sentence }) => (sentence.at(-1)?.text === '?' ? 'por qué' : null),
    why: 'por_que',
    wrong: [
      ['¿Por que no vienes?', '¿Por qué no vienes?'],
      ['¿Porque lloras?', '¿Por qué lloras?'],
      ['¿Porqué no vienes?', '¿Por qué no vienes?'],
      ['Porque estás triste?', 'Por qué estás triste?'],
    ],
    right: ['¿Por qué no vienes?', 'Porque estoy triste.', 'No voy porque llueve.'],
  },
  {
    id: 'es.word_choice.because',
    kind: 'spelling',
    pattern: '* [por que|qué] <verb -inf>',
    better: ({ sentence, at }) => {
      const before = sentence.slice(0, at + 1)
      const asks = sentence.at(-1)?.text === '?' || before.some(({ lower }) => asking.test(lower))
      return asks ? null : 'porque'
    },
    why: 'porque',
    wrong: [
      ['No voy por que llueve.', 'No voy porque llueve.'],
      ['Estudio por qué quiero viajar.', 'Estudio porque quiero viajar.'],
      ['Como mucho por que tengo hambre.', 'Como mucho porque tengo hambre.'],
    ],
    right: ['No voy porque llueve.', 'No sé por qué llora.', '¿Por qué vienes?'],
  },
  {
    id: 'es.spelling.ha_a',
    kind: 'spelling',
    pattern: 'voy|vas|va|vamos|van|ir|venir|ayudar|empezar [ha] <verb inf>',
    better: 'a',
    why: 'ha_a',
    wrong: [
      ['Voy ha comer.', 'Voy a comer.'],
      ['Vamos ha salir.', 'Vamos a salir.'],
      ['¿Vas ha venir?', '¿Vas a venir?'],
    ],
    right: ['Voy a comer.', 'Ha comido.', 'Ha de venir.'],
  },
  {
    id: 'es.extra_word.subject_es',
    kind: 'extra_word',
    pattern: 'es [de] importante|necesario|posible|difícil|fácil|mejor',
    better: '',
    why: 'es_importante',
    wrong: [
      ['Es de importante dormir.', 'Es importante dormir.'],
      ['Es de necesario ir.', 'Es necesario ir.'],
      ['Es de posible.', 'Es posible.'],
    ],
    right: ['Es importante dormir.', 'Es de madera.', 'No es fácil.'],
  },
  {
    id: 'es.word_choice.apply',
    kind: 'false_friend',
    pattern: '[aplicar|aplico|apliqué para|por] un|el|ese|este trabajo|puesto|empleo',
    better: ({ word }) => ({ aplicar: 'solicitar', aplico: 'solicito', apliqué: 'solicité' })[word(0)] ?? null,
    why: 'solicitar',
    wrong: [
      ['Quiero aplicar para un trabajo.', 'Quiero solicitar un trabajo.'],
      ['Apliqué para el puesto.', 'Solicité el puesto.'],
      ['Aplico por un empleo.', 'Solicito un empleo.'],
    ],
    right: ['Solicito un trabajo.', 'Aplico la crema.', 'Quiero el puesto.'],
  },
  {
    id: 'es.missing_word.hace_mucho',
    kind: 'word_choice',
    pattern: '^ aquí|hoy|allí? [es|está] mucho? frío|calor|sol|viento $',
    better: 'hace',
    why: 'hace_weather',
    wrong: [
      ['Hoy es frío.', 'Hoy hace frío.'],
      ['Aquí es mucho calor.', 'Aquí hace mucho calor.'],
      ['Es sol.', 'Hace sol.'],
    ],
    right: ['Hoy hace frío.', 'Hace mucho calor.', 'Tengo frío.'],
  },
]
