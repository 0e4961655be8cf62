import type { Rule } from '#server/analysis/grammar/rule.ts'

const transport =
  /^(?:coche|tren|autobús|avión|metro|barco|taxi|carro|bus|año|mes|verano|invierno|primer|último|mismo)$/
const places = 'casa|el|la|mi|España|Madrid|Berlín|París|Londres'.toLowerCase()

/** Which preposition, and where there is one. */
export const prepositions: readonly Rule[] = [
  {
    id: 'es.preposition.thanks_for',
    kind: 'preposition',
    pattern: 'gracias [para]',
    better: 'por',
    why: 'gracias_por',
    wrong: [
      ['Gracias para la ayuda.', 'Gracias por la ayuda.'],
      ['Muchas gracias para todo.', 'Muchas gracias por todo.'],
      ['Gracias para tu mensaje.', 'Gracias por tu mensaje.'],
    ],
    right: ['Gracias por todo.', 'Es para ti, gracias.', 'Dio las gracias.'],
  },
  {
    id: 'es.preposition.go_to',
    kind: 'preposition',
    pattern: [
      '=ir|=llegar|=viajar|=volver [en el] <noun masc>',
      `=ir|=llegar|=viajar|=volver [en] ${places}`,
      'voy|vas|va|vamos|van [en] España|Alemania|Francia|Italia|Inglaterra|Brasil|México'.toLowerCase(),
    ],
    better: ({ words, marked, beside }) => {
      const [verb] = words(0)
      const isBeing =
        verb?.lower.startsWith('fu') && verb.readings.some(({ lemma, tags }) => lemma === 'ser' && tags.has('pret'))
      // "Mi mejor viaje en el extranjero"
      const isOther = verb?.readings.some(({ tags }) => tags.has('noun') || tags.has('adv'))
      if (isBeing || isOther) return null
      if (marked.length > 1) return transport.test(beside(1)) ? null : 'al'
      return beside(0) === 'el' ? null : 'a'
    },
    why: 'ir_a',
    wrong: [
      ['Voy en España en verano.', 'Voy a España en verano.'],
      ['Vamos en la playa.', 'Vamos a la playa.'],
      ['Llego en casa a las seis.', 'Llego a casa a las seis.'],
    ],
    right: ['Voy en coche.', 'Voy a casa.', 'Viajamos en tren.', 'Vivo en España.'],
  },
  {
    id: 'es.preposition.weekday',
    kind: 'preposition',
    pattern: [
      '[en] lunes|martes|miércoles|jueves|viernes|sábado|domingo',
      '[en el] lunes|martes|miércoles|jueves|viernes|sábado|domingo',
    ],
    better: 'el',
    why: 'weekday',
    wrong: [
      ['En lunes voy al médico.', 'El lunes voy al médico.'],
      ['Nos vemos en viernes.', 'Nos vemos el viernes.'],
      ['Tengo clase en el martes.', 'Tengo clase el martes.'],
    ],
    right: ['El lunes voy.', 'Los lunes trabajo.', 'En verano viajo.'],
  },
  {
    id: 'es.missing_word.place_de',
    kind: 'missing_word',
    pattern: [
      '!!está|están|queda|quedan|tan|muy [cerca|lejos|delante|detrás|encima|debajo|enfrente] el|la|los|las|mi|tu|su <noun>',
      '!!;|,|.|y [después|antes] el|la|los|las <noun> $',
    ],
    better: ({ marked: [place] }) => `${place?.lower ?? ''} de`,
    why: 'place_de',
    wrong: [
      ['Vivo cerca la estación.', 'Vivo cerca de la estación.'],
      ['El bar es detrás mi casa.', 'El bar es detrás de mi casa.'],
      ['Nos vemos después la clase.', 'Nos vemos después de la clase.'],
    ],
    right: ['Vivo cerca de la estación.', 'Está cerca.', 'Vive lejos.'],
  },
  {
    id: 'es.missing_word.before_infinitive',
    kind: 'missing_word',
    pattern: '[antes|después] <verb inf>',
    better: ({ word }) => `${word(0)} de`,
    why: 'place_de',
    wrong: [
      ['Antes comer me lavo las manos.', 'Antes de comer me lavo las manos.'],
      ['Después trabajar voy al bar.', 'Después de trabajar voy al bar.'],
      ['Leo antes dormir.', 'Leo antes de dormir.'],
    ],
    right: ['Antes de comer.', 'Después de trabajar.', 'Antes comía más.'],
  },
  {
    id: 'es.missing_word.tener_que',
    kind: 'missing_word',
    pattern: '!!sentido [tengo|tienes|tiene|tenemos|tienen] <verb inf -noun>',
    better: ({ word, words }) => (words(2)[0]?.readings.some(({ tags }) => tags.has('noun')) ? null : `${word(1)} que`),
    why: 'tener_que',
    wrong: [
      ['Tengo trabajar mañana.', 'Tengo que trabajar mañana.'],
      ['Tienes estudiar más.', 'Tienes que estudiar más.'],
      ['Tenemos ir al banco.', 'Tenemos que ir al banco.'],
    ],
    right: ['Tengo que trabajar.', 'Tengo tiempo.', 'Tiene razón.'],
  },
  {
    id: 'es.missing_word.ir_a_infinitive',
    kind: 'missing_word',
    pattern: '[voy|vas|va|vamos|vais|van] <verb inf>',
    better: ({ word, words }) => (words(1)[0]?.readings.some(({ tags }) => tags.has('noun')) ? null : `${word(0)} a`),
    why: 'ir_a_infinitive',
    wrong: [
      ['Voy comer ahora.', 'Voy a comer ahora.'],
      ['Vamos viajar a Perú.', 'Vamos a viajar a Perú.'],
      ['¿Vas venir mañana?', '¿Vas a venir mañana?'],
    ],
    right: ['Voy a comer.', 'Vamos andando.', 'Me va bien.'],
  },
  {
    id: 'es.missing_word.personal_a',
    kind: 'missing_word',
    pattern:
      '!!se|me|te|nos|os [=conocer|=visitar|=ayudar|=esperar|=llamar|=buscar|=ver|=querer] mi|tu|su|mis|tus|sus madre|padre|padres|hermano|hermana|hermanos|hermanas|abuela|abuelo|abuelos|amigo|amiga|amigos|amigas|hijo|hija|hijos|hijas|novio|novia|tío|tía|tíos|primo|prima|primos|familia',
    better: ({ marked }) => `${marked[0]?.lower ?? ''} a`,
    why: 'personal_a',
    wrong: [
      ['Visito mi abuela los domingos.', 'Visito a mi abuela los domingos.'],
      ['Voy a ver mis amigos.', 'Voy a ver a mis amigos.'],
      ['Ayudo mi madre en casa.', 'Ayudo a mi madre en casa.'],
    ],
    right: ['Visito a mi abuela.', 'Veo la tele.', 'Busco mi libro.', 'Quiero mucho a mi madre.'],
  },
  {
    id: 'es.missing_word.since_years',
    kind: 'missing_word',
    pattern: [
      '[desde] # años|meses|días|semanas|horas',
      '[desde] <num> años|meses|días|semanas|horas',
      '[desde] muchos|pocos|unos|muchas|pocas|unas años|meses|días|semanas|horas',
    ],
    better: 'desde hace',
    why: 'desde_hace',
    wrong: [
      ['Vivo aquí desde tres años.', 'Vivo aquí desde hace tres años.'],
      ['Estudio desde 2 meses.', 'Estudio desde hace 2 meses.'],
      ['Trabajo aquí desde muchos años.', 'Trabajo aquí desde hace muchos años.'],
    ],
    right: ['Desde hace tres años.', 'Desde 2019.', 'Desde el lunes.'],
  },
  {
    id: 'es.extra_word.first_time',
    kind: 'extra_word',
    pattern: 'por [la] primera|última vez',
    better: '',
    why: 'por_primera_vez',
    wrong: [
      ['Por la primera vez vi el mar.', 'Por primera vez vi el mar.'],
      ['Lo vi por la última vez ayer.', 'Lo vi por última vez ayer.'],
      ['Viajo por la primera vez.', 'Viajo por primera vez.'],
    ],
    right: ['Por primera vez.', 'Es la primera vez.', 'La última vez.'],
  },
  {
    id: 'es.preposition.depend_on',
    kind: 'preposition',
    pattern: '=depender [en|sobre|a]',
    better: 'de',
    why: 'depender_de',
    wrong: [
      ['Depende en el tiempo.', 'Depende de el tiempo.'],
      ['Depende sobre ti.', 'Depende de ti.'],
      ['Dependo a mis padres.', 'Dependo de mis padres.'],
    ],
    right: ['Depende de ti.', 'Depende.', 'Depende mucho de eso.'],
  },
  {
    id: 'es.preposition.think_about',
    kind: 'preposition',
    pattern: 'pienso|piensas|piensa|pensar|pensando [sobre|a] ti|él|ella|mi|mí|mis|tu|su|el|la|los|las',
    better: ({ word }) => (word(1) === 'a' ? 'en' : null),
    why: 'pensar_en',
    wrong: [
      ['Pienso a ti.', 'Pienso en ti.'],
      ['Piensa a la familia.', 'Piensa en la familia.'],
      ['Estoy pensando a mi madre.', 'Estoy pensando en mi madre.'],
    ],
    right: ['Pienso en ti.', '¿Qué piensas sobre la película?', 'Pienso ir.'],
  },
  {
    id: 'es.preposition.by_transport',
    kind: 'preposition',
    pattern: '[con|por] tren|autobús|avión|coche|metro|bici',
    better: 'en',
    why: 'en_tren',
    wrong: [
      ['Voy con autobús.', 'Voy en autobús.'],
      ['Viajamos por tren.', 'Viajamos en tren.'],
      ['Llego con metro.', 'Llego en metro.'],
    ],
    right: ['Voy en autobús.', 'Voy con mi coche.', 'Por la calle.'],
  },
  {
    id: 'es.preposition.at_night',
    kind: 'preposition',
    pattern: '# [en] la mañana|tarde|noche',
    better: 'de',
    why: 'hour_of',
    wrong: [
      ['A las 8 en la mañana.', 'A las 8 de la mañana.'],
      ['Son las 5 en la tarde.', 'Son las 5 de la tarde.'],
      ['A las 10 en la noche.', 'A las 10 de la noche.'],
    ],
    right: ['A las 8 de la mañana.', 'Por la mañana.', 'En la mañana siguiente.'],
  },
]
