import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const jobInterviewA2 = template({
  id: 'job-interview-a2',
  name: 'Un trabajo de verano',
  language: 'es',
  level: 'A2',
  description: 'Quieres trabajar este verano en una heladería. Habla de ti y pregunta por el trabajo.',
  role: 'Dueña de una heladería en la playa de San Sebastián',
  partner_name: 'Ainhoa',
  region: 'ES',
  scenario:
    'En la puerta hay un cartel: «Se busca gente para el verano». Entras y preguntas. La dueña tiene diez minutos y quiere saber cómo eres.',
  goals: [
    'Puedo presentarme.',
    'Puedo decir qué sé hacer bien.',
    'Puedo decir cuándo tengo tiempo.',
    'Puedo hacer preguntas sobre un trabajo.',
  ],
  grammar: ['el presente', 'saber y poder', 'gustar y encantar + infinitivo'],
  vocabulary: words({
    atender: 'ayudar a los clientes',
    'el cliente': 'la persona que compra',
    simpático: 'amable con los demás',
    puntual: 'que llega a la hora',
    'el turno': 'las horas de trabajo de un día',
    'por hora': 'por cada hora de trabajo',
    'el equipo': 'las personas que trabajan juntas',
    ordenar: 'poner las cosas en su sitio',
    'la experiencia': 'lo que has hecho antes',
    'el sueldo': 'el dinero del trabajo',
    'el fin de semana': 'el sábado y el domingo',
    empezar: 'hacer algo por primera vez en el día',
  }),
  facts: [
    fact(
      '¿Cuál es el sueldo por hora, y cuándo puedo empezar?',
      ['sueldo|gano|dinero|cuánto|pagas', 'empez*|empiezo'],
      'Diez euros por hora y las propinas. Y puedes empezar el lunes.',
    ),
    fact(
      '¿Cuánto gano por hora?',
      'sueldo|gano|gana*|salario|dinero|cuánto pagas|pagas|pagan',
      'Son diez euros por hora y las propinas.',
    ),
    fact(
      '¿Cuándo puedo empezar?',
      ['cuándo|qué día|puedo*', 'empez*|empiezo|empieza*|primer día'],
      'Puedes empezar el lunes. El primer día yo estoy contigo.',
    ),
    fact(
      '¿Qué ropa tengo que llevar?',
      'ropa|uniforme|camiseta|zapatos|llevar puesto|vestir*',
      'Yo te doy una camiseta azul y un gorro. Los zapatos, cómodos.',
    ),
    fact(
      '¿Puedo comer helado gratis?',
      ['puedo*|hay|gratis|cuántos', 'helado*|comer|gratis'],
      'Dos bolas al día, gratis. ¡Ni una más, que te conozco!',
    ),
    fact(
      '¿Qué helado quiere usted?',
      ['qué|cuál', 'quiere|quería|querías|desea|pedido|sabor quería|helado'],
      'El cliente dice, muy serio: «De chocolate, ¡siempre de chocolate!».',
    ),
    fact(
      '¿Qué sabores tenéis?',
      ['qué|cuáles|cuántos|favorito', 'sabor*|favorito|favorita'],
      'Tenemos veinte sabores. El favorito de todos es el de queso con moras.',
    ),
    fact(
      '¿Cuánta gente trabaja aquí?',
      ['cuánta|cuántas|cuántos|quién|hay|con', 'gente|personas|equipo|compañeros|jefe|jefa'],
      'Somos cuatro en el equipo: mi hermano, dos estudiantes y yo.',
    ),
    fact(
      '¿Cuántas horas trabajo al día?',
      ['cuántas|cuánto|horas|turno*', 'horas|trabajo|turno*|día|semana'],
      'Un turno es de cuatro o cinco horas. Dos días a la semana son libres.',
    ),
    fact(
      '¿Tengo que trabajar los domingos?',
      ['tengo que|hay que|trabajo|puedo*', 'domingo*|sábado*|fin de semana|noche'],
      'Un domingo sí y otro no. Y por la noche cerramos a las ocho.',
    ),
    fact('¿Hay pausas?', 'pausa*|descanso*|libre*|vacaciones', 'Sí, media hora de pausa, con vistas al mar.'),
    fact(
      '¿Qué tengo que hacer?',
      ['qué|cuál', 'hacer|tareas|hago'],
      'Atender a los clientes, hacer helados, limpiar las mesas y sonreír.',
    ),
    fact(
      '¿Hay mucho trabajo?',
      ['mucho|mucha|muchos|siempre', 'trabajo|gente|cliente*'],
      'Cuando hace sol, muchísimo. Cuando llueve, jugamos a las cartas.',
    ),
    fact(
      '¿Hasta cuándo es el trabajo?',
      ['cuándo|cuánto|hasta', 'termina|dura|trabajo|septiembre|verano'],
      'Hasta mediados de septiembre. Después hace demasiado frío.',
    ),
    fact(
      '¿Necesito experiencia?',
      'experiencia|título|edad|años tengo que|necesito',
      'No, solo ganas de trabajar. El resto se aprende.',
    ),
    fact('¿Cómo te llamas?', ['cómo|cuál', 'llamas|llama|nombre'], 'Me llamo Ainhoa.'),
    fact(
      '¿De dónde eres?',
      ['dónde', 'eres|vives|es usted'],
      'Soy de aquí, de San Sebastián. Veo el mar desde la cama.',
    ),
    fact(
      '¿Desde cuándo tienes la heladería?',
      ['cuándo|cuánto|cuántos|quién', 'heladería|tienes|llevas|tienda|abierta|negocio'],
      'La abrió mi abuela hace cincuenta años. Yo estoy aquí desde hace nueve.',
    ),
    fact(
      '¿Tienes familia o mascotas?',
      ['tienes', 'familia|hijo*|perro*|gato*|mascota*'],
      'Tengo una hija de ocho años. Prueba todos los sabores.',
    ),
    fact('¿Dónde está el baño?', 'baño|servicio|aseo', 'El baño está detrás de la barra.'),
    fact('¿Qué tal estás?', 'qué tal|cómo estás', 'Bien, gracias. Hoy hace sol, así que hay trabajo.'),
    fact('¿Puedo traer a mi perro?', 'perro|perros', 'Aquí dentro no, pero en la terraza hay agua para los perros.'),
  ],
  steps: [
    step(
      'Háblame un poco de ti. ¿Quién eres y qué haces?',
      [],
      'Di tu nombre y si estudias o trabajas: «Me llamo… y…».',
      'Me llamo Lucas y estudio en el instituto.',
      {
        topics: [
          'llamo|soy|nombre|vivo*|vengo|nací*|tengo #|tengo un|tengo una|hago|juego*|toco*|yo con|yo *solo|yo *sola|solo yo|sola yo',
          'estudi*|trabaj*|escuela|colegio|instituto|universidad|clase|carrera|alumno|alumna|profesor*|médic*|camarer*|vend*|ingenier*|enfermer*|oficina|jubilad*|paro|dependient*|cociner*|busco|*nada',
          'encanta*|deporte|música|familia|hijos|hermano*|español|verano|idiomas|playa|simpátic*|alegre|amable|puntual',
        ],
        other_wordings: [
          'Cuéntame algo de ti: ¿quién eres y qué haces?',
          'Todavía no te conozco. ¿Quién eres y qué haces?',
        ],
        reactions: [
          when(
            'estudi*|instituto|escuela|colegio|universidad|clase|alumno|alumna|bachillerato|la eso|cuarto de|curso|cole|terminar|selectividad|prácticas',
            [
              '¡Estudiante! Como yo hace muchos años.',
              'Estudias, muy bien. El verano es para ganar un poco de dinero.',
            ],
          ),
          when('camarer*|cociner*|restaurante|bar', '¡Ah, ya conoces este mundo!'),
          when('médic*|enfermer*|ingenier*|oficina|dependient*|vend*', 'Interesante. ¡Y en verano, helados!'),
          when('jubilad*|paro|sin trabajo*|*nada', '¡Entonces tienes tiempo! Perfecto.'),
          when('trabaj*', 'Ya trabajas, muy bien.'),
          when('hijos|familia|mi madre|mi padre', 'La familia, lo primero.'),
          when([], ['Mucho gusto, {name}.']),
          when('años', 'Muy buena edad para este trabajo.'),
          on('dont_know', 'Es fácil: ¿cómo te llamas? ¿Estudias o trabajas?', { goes_to: 'stay' }),
          on('joke', '¡Ja, ja! Y ahora en serio, ¿quién eres?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      '¿Por qué quieres trabajar aquí?',
      [],
      'Da una razón con «porque».',
      'Porque me gusta atender a los clientes y me encantan los helados.',
      {
        topics: [
          'porque|gusta*|quiero*|encanta*|helado*|dinero|gente|playa|mar|verano|aprend*|amigo*|amigas|mi amiga|una amiga|español|trabaj*|vacaciones|cerca|necesito|viaj*|compr*|experiencia|divert*|bonito|ganar|moto|móvil|coche|aburr*|cliente*|al sol|hay sol|comer*|para|ambiente|practicar|hablar|euros',
          'regalo|universidad',
        ],
        other_wordings: [
          '¿Y por qué aquí, en una heladería?',
          'Hay mucho trabajo en verano. ¿Por qué quieres trabajar con nosotros?',
        ],
        reactions: [
          when('dinero|ganar|euros|compr*|viaj*|moto|móvil|coche', [
            'Claro, el dinero es importante. ¡Qué sinceridad!',
            'Lo entiendo. Yo empecé por una moto.',
          ]),
          when('gente|cliente*|hablar|amigo*|amigas|mi amiga|una amiga|ambiente', [
            '¡Qué bien! Aquí hablas con medio mundo.',
            'La gente es lo mejor de este trabajo.',
          ]),
          when('español|aprend*|practicar|idioma*|experiencia', [
            'Aquí aprendes rápido, te lo digo yo.',
            'Mi español es gratis, y el vasco también.',
          ]),
          when(
            'playa|mar|al sol|hay sol|verano|cerca|bonito|al lado|vivo cerca|vivo al|barrio|a dos minutos',
            'Sí, la oficina más bonita del mundo.',
          ),
          when('helado*|comer*', ['¡Cuidado, que aquí se engorda!', '¡A todo el mundo le gustan los helados!']),
          when('aburr*|divert*', 'Aquí nadie se aburre.'),
          on('dont_know', '¿Es por el dinero, por la playa, por los helados?', { goes_to: 'stay' }),
          on('refusal', '¿No quieres? ¡Pero has entrado! ¿Te gustan los helados, por lo menos?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      '¿Qué sabes hacer bien?',
      [],
      'Di lo que sabes hacer: «Sé…» o «Soy…».',
      'Soy simpático y puntual, y sé trabajar en equipo.',
      {
        topics: [
          'puedo*|soy|simpátic*|amable|rápid*|matemáticas|números|gente|idioma*|ayud*|trabaj*|cocin*|limpi*|orden*|hablar*|hablo*|puntual|equipo|organiz*|música|vend*|helado*|inglés|español|alemán|francés|fuerte|paciente|cant*|bail*|dibuj*|fútbol|nadar*|*todo|*nada|contar|escuch*|niños|jugar*',
          'escribir*|sonr*|memorizo|memoria|charlar|explicar|sé pintar|pintar bien|atender|servir|fotos|vídeos|cuidar',
        ],
        other_wordings: ['¿Y qué haces bien?', 'Dime tus puntos fuertes. ¿Qué sabes hacer?'],
        reactions: [
          when('idioma*|inglés|alemán|francés|italiano|chino', [
            '¡Idiomas! En la playa hay gente de todo el mundo.',
            'Eso me sirve mucho con los turistas.',
          ]),
          when('números|matemáticas|contar', '¡Perfecto para la caja!'),
          when('puntual|rápid*|organiz*|orden*|llego tarde|llego a tiempo|llego pronto|temprano|madrug*', [
            'Eso me gusta: a las diez aquí es a las diez.',
            'Muy importante cuando hay cola.',
          ]),
          when(
            'limpi*|cocin*|vend*|hago tarta*|hacer tarta*|hago pastel*|hacer pastel*|galleta*|postre*',
            'Eso aquí se hace todo el día. ¡Estupendo!',
          ),
          when('cant*|bail*|música|dibuj*|fútbol|nadar*|jugar*', '¡Ja, ja! Los clientes van a estar contentos.'),
          when('simpátic*|amable|sonr*|gente|hablar*|hablo*|hablando*|hablaría*|escuch*|niños|paciente', [
            'Se nota, ya me caes bien.',
            'Una sonrisa vende más helados que el sol.',
          ]),
          when('equipo|ayud*|trabaj*|fuerte', 'Muy bien, aquí trabajamos todos juntos.'),
          when('*nada', '¡Nada! Eso no me lo creo. Pero se aprende.'),
          on('dont_know', 'Piensa un poco: ¿hablas idiomas? ¿Trabajas rápido? ¿Sabes limpiar?', { goes_to: 'stay' }),
          on('joke', '¡Ja, ja, muy bueno! ¿Y para una heladería?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      '¿Has trabajado antes, o has ayudado a alguien en su trabajo?',
      [],
      'Cuenta una cosa que has hecho, o di «nunca» y cómo ayudas en casa.',
      'Sí, tengo experiencia: a veces ayudo a mi tío en su tienda.',
      {
        topics: [
          'sí claro|sí gracias|sí por favor|sí me|sí quiero|sí pero|sí es|sí está*|sí tengo|creo que sí|sí puedo|sí hay|sí lo|sí la|sí muy|sí mucho|sí estoy|sí voy|sí todo|sí porque|sí hace|sí vivo*|sí desde|sí ahora|sí un|sí una|sí dos|sí necesito|no quiero|no tengo|no puedo|no podría|no necesito',
          'no hay|no gracias|no me|no es|no lo|no la|no creo|ahora no|todavía no|aún no|no está*|no pasa|no importa|no tanto|no hace falta|nunca|trabaj*|ayud*|padres|mi madre|mi padre|tienda|escuela|niños|jardín|amigo*|amigas|mi amiga|una amiga|tío|tía|familia|vez|verano|a casa|en casa',
          'en mi casa|a mi casa|mi abuel*|mis abuel*|abuelos|restaurante|bar|cafetería|camarer*|oficina|hotel|limpi*|cocin*|perro*|vecin*|todavía|primera|# años|vend*|cuid*|canguro|mi hermano|mis hermanos|mi hermana|mis hermanas|clases|experiencia|supermercado|prácticas',
        ],
        other_wordings: [
          '¿Tienes experiencia? ¿Has trabajado ya, o has ayudado a alguien?',
          '¿Y antes? ¿Has trabajado o ayudado en algún sitio?',
        ],
        reactions: [
          when('restaurante|bar|cafetería|camarer*|hotel|heladería', [
            '¡Entonces ya sabes cómo va!',
            'Perfecto, ya conoces a los clientes.',
          ]),
          when('tienda|supermercado|vend*|súper|repart*|mercado|panadería|caja', [
            'En una tienda se aprende mucho.',
            'Muy bien, es casi lo mismo.',
          ]),
          when(
            'niños|cuid*|canguro|mi hermano|mis hermanos|mi hermana|mis hermanas|clases|escuela|niñer*|mis primos|de mis primos|sobrin*|bebés',
            '¡Con niños! Entonces no tienes miedo a nada.',
          ),
          when('jardín|perro*|vecin*|mi abuel*|mis abuel*|abuelos', 'Eso también es trabajo, ¡y muy bonito!'),
          when('a casa|en casa|en mi casa|a mi casa|cocin*|limpi*|mi madre|mi padre|padres|familia', [
            'Ayudar en casa también cuenta.',
            'Tu familia está contenta, seguro.',
          ]),
          when('nunca|todavía|primera', [
            'No pasa nada, siempre hay una primera vez.',
            'Tranquilidad, yo también empecé de cero.',
          ]),
          on('no', ['No pasa nada, siempre hay una primera vez.', 'Tranquilidad, yo también empecé de cero.']),
          when('oficina|prácticas|# años|trabaj*', 'Muy bien, la experiencia siempre ayuda.'),
          on('yes', '¡Qué bien! ¿Y dónde?', { goes_to: 'stay' }),
          on('dont_know', '¿Ayudas en casa, por ejemplo?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Una prueba: un cliente dice que este no es su helado. ¿Qué le dices?',
      [
        'siento*|perdón|perdone|perdona|disculp*|problema|nuevo|otro|cuál|cambi*|momento|doy|traigo|claro|error|pongo|hago|gratis|verdad|quiere|quería|jefa|llam*|amable|tranquil*|coma|igual|sonr*|pregunt*|dar|preocup*|ahora|pido|sabor|helado|pasa nada',
      ],
      'Pide perdón y di qué vas a hacer.',
      '¡Lo siento mucho! Ahora mismo le doy otro.',
      {
        other_wordings: [
          'Ahora jugamos: yo soy un cliente. «¡Oiga, este no es mi helado!». ¿Qué dices?',
          'Imagina: un cliente está enfadado, porque este no es su helado. ¿Qué le dices?',
        ],
        reactions: [
          when(
            'coma|come usted|su problema|me da igual|mentira|no es verdad|fuera',
            '¡Ja, ja! Así perdemos al cliente. Mejor con una sonrisa, ¿eh?',
          ),
          when('jefa|te llam*|pregunto a|llamo a', 'Llamarme siempre es posible. ¡Pero yo digo lo mismo: perdón!'),
          when('gratis|regalo', '¡Un helado gratis! Cuidado con mi dinero, pero está bien.'),
          when('siento*|perdón|perdone|perdona|disculp*|culpa|lamento|error', [
            '¡Perfecto! Pedir perdón es lo primero.',
            'Así, con calma. El cliente ya sonríe.',
          ]),
          when(
            'cuál|quería|quiere|sabor|pregunto|preguntar*|preguntando|cuál era|qué quería|el suyo|sabor era|de qué sabor',
            'Preguntar, muy bien. Así no hay otro error.',
          ),
          when('otro|nuevo|cambi*|doy|traigo|pongo|hago|momento|problema', [
            '¡Eso es! Rápido y amable.',
            'Muy bien, el cliente está contento.',
          ]),
          on('dont_know', 'Primero una palabra amable. ¿Qué dices: «¡Qué bien!» o «Lo siento»?', { goes_to: 'stay' }),
          on('refusal', 'Es solo un juego. ¿Qué dices: «Lo siento» o nada?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Abrimos todos los días de diez a ocho. ¿Cuándo puedes trabajar?',
      [],
      'Di días y horas.',
      'Puedo trabajar el fin de semana, de diez a cuatro.',
      {
        topics: [
          'el lunes|este lunes|próximo lunes|lunes por|martes|miércoles|jueves|viernes|sábado*|domingo*|fin* de semana|día|días|fin de semana|esta semana|una semana|próxima semana|semana que viene|mañana*|tarde*|lo de siempre|de siempre|julio|agosto|junio|de # a|a las #|# hora*|verano|noche*|mediodía',
          'vacaciones|septiembre|cuando est*|*todo|todos|ya|horas|libre*|hoy|nunca',
          'piano|lunes no|clase|menos los|menos el|por las tardes|por las mañanas|los fines|findes|verano|vacaciones|exámenes|a partir|media jornada|cuando quiera|cualquier día|horario|después de las|a partir de|desde las|después de comer',
        ],
        other_wordings: [
          'La heladería está abierta todos los días, de diez a ocho. ¿Cuándo tienes tiempo?',
          'Hay turnos de mañana y de tarde, de diez a ocho. ¿Cuándo puedes tú?',
        ],
        reactions: [
          when('no puedo', 'Muy bien, ahí no puedes. Lo escribo.'),
          when(
            'como siempre|lo de siempre|desde siempre|de siempre|siempre aquí|siempre he|todos los días|todo el día|cuando quieras|todo el verano|todos|cuando me necesites|cuando haga falta|cuando sea|da igual',
            ['¡Cuánta energía! Pero dos días son libres.', '¡Qué bien! Pero también hay que ir a la playa.'],
          ),
          when('fin* de semana|sábado*|domingo*', [
            '¡El fin de semana es cuando más gente viene! Me salvas la vida.',
            'El fin de semana, perfecto: hay mucha gente.',
          ]),
          when('mañana*', 'Por la mañana hay menos gente, es tranquilo.'),
          when(
            'tarde*|noche*|cole|después de clase|después de la escuela',
            'Por la tarde hay cola hasta la calle. ¡Muy bien!',
          ),
          when(
            'el lunes|este lunes|próximo lunes|lunes por|martes|miércoles|jueves|viernes|fin de semana|esta semana|una semana|próxima semana|semana que viene',
            'Entre semana, muy bien. Me va perfecto.',
          ),
          when('julio|agosto|junio|verano|septiembre|vacaciones', 'En esos meses hay mucho trabajo. ¡Estupendo!'),
          when('nunca', '¿Nunca? ¡Entonces es difícil! ¿Ni un sábado?', { goes_to: 'stay' }),
          when('de # a|a las #|horas', 'Muy bien, lo escribo.'),
          on('dont_know', '¿Mejor entre semana o el fin de semana?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Y tú, ¿tienes alguna pregunta?',
      [],
      'Pregunta por el sueldo, la ropa o el primer día.',
      '¿Cuál es el sueldo por hora, y cuándo puedo empezar?',
      {
        topics: [
          'cuánto*|cuánta*|cuándo abr*|cuándo cierr*|cuándo sal*|cuándo empie*|cuándo puedo|cuándo tengo|cuándo es|cuándo hay|cuándo va*|cuándo me|cuándo se|cuándo quieras|cuándo tiene*|cuándo lleg*|qué hora|qué puedo|qué hay|qué tal|qué se|qué es|qué tipo|qué día*|qué tiene*|qué hace*|qué me|qué te',
          'qué debo|qué tengo|qué pasa|qué más|qué le|qué trabaj*|qué edad|qué piso|qué haría|qué piensa*|qué cre*|qué parte|qué idioma*|quiero saber|quisiera saber|gustaría* saber|me interesa|pregunta*|dónde|cómo puedo|cómo se|cómo es|cómo va|cómo funciona|cómo llego|cómo son|cómo está*|cómo te',
          'cómo hago|cómo tengo|cómo lo|cómo voy|quién|cuál*|hay|puedo*|tengo que|hora*|dinero|sueldo|empez*|empiezo*|no quiero|no tengo|no puedo|no podría|no necesito|no hay problema|no gracias|no me|no es|no lo|no la|no creo|ahora no|todavía no|aún no|no está*|no pasa|no importa',
          'no tanto|no hace falta|ropa|*todo|gracias|necesito|helado*|gano|es gratis|es seguro|es posible|es caro|es lejos|es verdad|es cierto|es mejor|es muy lejos|pausa*|trabajaré|trabajaría|estaré|estaría|propina*|sabré|sabría|descanso*|compañeros',
        ],
        other_wordings: ['¿Y qué quieres saber tú del trabajo?', 'Ahora pregunta tú. ¿Qué quieres saber?'],
        reactions: [
          on('no', [
            '¿Nada? Pues te lo digo yo: diez euros por hora, y empiezas el lunes.',
            'Bueno, el resto lo ves el lunes.',
          ]),
          when('todo claro|gracias', 'Muy bien. Entonces, diez euros por hora, y empiezas el lunes.'),
          on('dont_know', 'Todos preguntan por el dinero. ¿Tú no?', { goes_to: 'stay' }),
        ],
      },
    ),
  ],
  twists: [
    twist(5, '¡Mira, allí viene la señora Etxea! Siempre dice que este no es su helado. ¿Qué le dices?'),
    twist(
      6,
      '¡Uf, uno del equipo acaba de llamar: se va a Mallorca! Necesito gente. Abrimos de diez a ocho. ¿Cuándo puedes trabajar?',
    ),
  ],
  starters: [
    '¡Hola! He visto el cartel en la puerta.',
    'Buenas tardes. ¿Buscan a alguien?',
    'Hola, ¿está la dueña, por favor?',
  ],
  opening_message: '¡Hola! ¿Vienes por el trabajo de verano? Estupendo, vamos a sentarnos un momento.',
  closing_message: '¡El trabajo es tuyo! Nos vemos muy pronto. Toma un helado para el camino, de queso con moras.',
  correction: 'prompt',
})
