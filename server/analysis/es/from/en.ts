import type { Rule } from '#server/analysis/grammar/rule.ts'

/** What speakers of English carry over. */
export const fromEnglish: readonly Rule[] = [
  {
    id: 'es.from.en.feelings',
    kind: 'false_friend',
    pattern: [
      '=estar muy|tan|un? poco? [embarazado]',
      '=estar muy|tan? [excitado|excitada|excitados|excitadas] por|con|$',
    ],
    better: ({ marked }) =>
      (marked[0]?.lower ?? '').replace('embarazado', 'avergonzado').replace('excitad', 'emocionad'),
    why: 'false_friend',
    wrong: [
      ['Estoy embarazado.', 'Estoy avergonzado.'],
      ['Estoy muy excitado por el viaje.', 'Estoy muy emocionado por el viaje.'],
      ['Estamos excitados.', 'Estamos emocionados.'],
    ],
    right: ['Mi hermana está embarazada.', 'Estoy emocionado.', 'Estoy contento.'],
  },
  {
    id: 'es.from.en.realise',
    kind: 'false_friend',
    pattern: ['[realicé|realizo] que', '[realizó] que'],
    better: ({ word }) =>
      ({ realicé: 'me di cuenta de', realizo: 'me doy cuenta de', realizó: 'se dio cuenta de' })[word(0)] ?? null,
    why: 'false_friend',
    wrong: [
      ['Realicé que era tarde.', 'Me di cuenta de que era tarde.'],
      ['Ahora realizo que es difícil.', 'Ahora me doy cuenta de que es difícil.'],
      ['Ella realizó que no había pan.', 'Ella se dio cuenta de que no había pan.'],
    ],
    right: ['Me di cuenta de que era tarde.', 'Realicé el trabajo.', 'Realizo un curso.'],
  },
  {
    id: 'es.from.en.introduce',
    kind: 'false_friend',
    pattern: '[introducir|introduzco|introduje] a? mi|mis|tu|su <noun>',
    better: ({ word, words }) =>
      words(1).length > 0 || word(2).startsWith('mi')
        ? ({ introducir: 'presentar', introduzco: 'presento', introduje: 'presenté' }[word(0)] ?? null)
        : null,
    why: 'false_friend',
    wrong: [
      ['Quiero introducir a mi novia.', 'Quiero presentar a mi novia.'],
      ['Te introduzco a mi madre.', 'Te presento a mi madre.'],
      ['Introduje a mis amigos.', 'Presenté a mis amigos.'],
    ],
    right: ['Quiero presentar a mi novia.', 'Introduce la tarjeta.', 'Introduzco el código.'],
  },
  {
    id: 'es.from.en.move_house',
    kind: 'false_friend',
    pattern: 'me|nos [moví|movi|muevo|movimos|mover] a|de',
    better: ({ marked }) =>
      ({ moví: 'mudé', movi: 'mudé', muevo: 'mudo', movimos: 'mudamos', mover: 'mudar' })[marked[0]?.lower ?? ''] ??
      null,
    why: 'false_friend',
    wrong: [
      ['Me moví a España.', 'Me mudé a España.'],
      ['Nos movimos a Madrid.', 'Nos mudamos a Madrid.'],
      ['Me muevo a Lima en mayo.', 'Me mudo a Lima en mayo.'],
    ],
    right: ['Me mudé a España.', 'No me muevo.', 'Me muevo mucho.'],
  },
  {
    id: 'es.from.en.wait_for',
    kind: 'extra_word',
    pattern:
      '=esperar|=buscar [por|para] el|la|un|una|mi|los|mis autobús|tren|taxi|amigo|amiga|amigos|trabajo|llaves|madre|metro|avión|casa|respuesta',
    better: '',
    why: 'no_por',
    wrong: [
      ['Espero por el autobús.', 'Espero el autobús.'],
      ['Busco por un trabajo.', 'Busco un trabajo.'],
      ['Estoy buscando para mis llaves.', 'Estoy buscando mis llaves.'],
    ],
    right: ['Espero el autobús.', 'Espero por la mañana.', 'Busco algo para mi madre.'],
  },
  {
    id: 'es.from.en.look_for',
    kind: 'word_choice',
    pattern: '[miro|mirando|miramos para|por] un|una|el|la|mi trabajo|piso|casa|hotel|llaves|apartamento',
    better: ({ word }) => ({ miro: 'busco', mirando: 'buscando', miramos: 'buscamos' })[word(0)] ?? null,
    why: 'buscar',
    wrong: [
      ['Miro para un trabajo nuevo.', 'Busco un trabajo nuevo.'],
      ['Estoy mirando para un piso.', 'Estoy buscando un piso.'],
      ['Miramos por un hotel.', 'Buscamos un hotel.'],
    ],
    right: ['Busco un trabajo.', 'Miro la tele.', 'Miro por la ventana.'],
  },
  {
    id: 'es.from.en.for_years',
    kind: 'preposition',
    pattern: [
      '^ yo? <verb pres 1s> *{0,3} [por] <num> años|meses|semanas|días',
      '^ yo? <verb pres 1s> *{0,3} [por] # años|meses|semanas|días',
    ],
    better: ({ sentence }) =>
      sentence.some(({ lower }) => /^(?:voy|puedo|quiero|tengo)$/.test(lower)) ? null : 'desde hace',
    why: 'desde_hace',
    wrong: [
      ['Estudio español por dos años.', 'Estudio español desde hace dos años.'],
      ['Vivo aquí por 3 meses.', 'Vivo aquí desde hace 3 meses.'],
      ['Trabajo en Madrid por diez años.', 'Trabajo en Madrid desde hace diez años.'],
    ],
    right: ['Estudio desde hace dos años.', 'Voy a Perú por dos semanas.', 'Viví allí por un año.'],
  },
  {
    id: 'es.from.en.times_a_day',
    kind: 'preposition',
    pattern: '^ yo? <verb pres 1s> *{0,3} vez|veces [en el] día $|,|y|después|antes',
    better: 'al',
    why: 'contraction',
    wrong: [
      ['Tomo ibuprofeno dos veces en el día.', 'Tomo ibuprofeno dos veces al día.'],
      ['Yo como tres veces en el día.', 'Yo como tres veces al día.'],
      ['Corro una vez en el día.', 'Corro una vez al día.'],
    ],
    right: ['Tomo una pastilla al día.', 'Llamó tres veces en el día de ayer.', 'Duermo en el tren.'],
  },
  {
    id: 'es.from.en.good_grade',
    kind: 'false_friend',
    pattern: ['[un buen|mal grado] en|$', '[buenos|malos grados] en|$'],
    better: ({ marked, written }) =>
      marked.length === 3
        ? `una ${marked[1]?.lower === 'buen' ? 'buena' : 'mala'} nota`
        : written.replace('os grados', 'as notas'),
    why: 'false_friend',
    wrong: [
      ['Saqué un buen grado en el examen.', 'Saqué una buena nota en el examen.'],
      ['Tengo buenos grados en inglés.', 'Tengo buenas notas en inglés.'],
      ['Tengo malos grados.', 'Tengo malas notas.'],
    ],
    right: ['Saqué una buena nota.', 'Hace diez grados.', 'Buenas notas en inglés.'],
  },
  {
    id: 'es.from.en.attend',
    kind: 'false_friend',
    pattern: '[atiendo|atender|atendí] la|una|el|un escuela|universidad|clase|curso|concierto|reunión|fiesta',
    better: ({ word }) => ({ atiendo: 'asisto a', atender: 'asistir a', atendí: 'asistí a' })[word(0)] ?? null,
    why: 'false_friend',
    wrong: [
      ['Atiendo la universidad de Oxford.', 'Asisto a la universidad de Oxford.'],
      ['Quiero atender una clase.', 'Quiero asistir a una clase.'],
      ['Atendí la fiesta.', 'Asistí a la fiesta.'],
    ],
    right: ['Asisto a la clase.', 'Atiendo a los clientes.', 'Atiendo el teléfono.'],
  },
]
