import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const jobInterviewB1 = template({
  id: 'job-interview-b1',
  name: 'Una entrevista de trabajo',
  language: 'es',
  level: 'B1',
  description: 'Te han invitado a una entrevista. Preséntate bien y averigua si el puesto es para ti.',
  role: 'Responsable de recursos humanos de una agencia de viajes en Ciudad de México',
  partner_name: 'Licenciada Ortega',
  region: 'MX',
  scenario:
    'La agencia busca a alguien para la atención al cliente. Tu solicitud les gustó. Desde que salió el anuncio, el puesto ha cambiado un poco.',
  goals: [
    'Puedo presentar mi experiencia y mis puntos fuertes.',
    'Puedo dar un ejemplo de mi vida.',
    'Puedo hablar de un punto débil de forma positiva.',
    'Puedo hacer buenas preguntas sobre un puesto.',
  ],
  grammar: ['pretérito perfecto e indefinido', 'el condicional: yo haría…', 'ser y estar'],
  vocabulary: words({
    'la solicitud': 'los papeles que envías para pedir un trabajo',
    'el punto fuerte': 'lo que haces muy bien',
    'el punto débil': 'lo que haces peor',
    'encargarse de': 'tener la responsabilidad de algo',
    'el compañero': 'alguien que trabaja contigo',
    'el plazo': 'el tiempo que hay para terminar algo',
    'el sueldo': 'el dinero que ganas al mes',
    'el horario flexible': 'puedes elegir tus horas',
    'bajo presión': 'con poco tiempo y mucho trabajo',
    'la formación': 'clases para un trabajo',
    'el reto': 'algo difícil e interesante',
    'el puesto': 'el lugar que tienes en una empresa',
  }),
  facts: [
    fact(
      '¿Cuántas personas hay en el equipo, y habrá una formación al principio?',
      ['personas|equipo|compañeros', 'formación|curso|capacitación'],
      'Somos nueve, y al principio hay dos semanas de formación, pagadas.',
    ),
    fact(
      '¿Cuántas personas hay en el equipo?',
      ['cuánt*|quién|cómo|hay', 'personas|equipo|compañeros|gente|jefe|jefa'],
      'Somos nueve en el equipo, de cuatro países, y todos nos llevamos bien.',
    ),
    fact(
      '¿Hay una formación?',
      'formación|capacitación|curso|aprender|clases',
      'Sí, dos semanas de formación al principio, pagadas. También hay clases de idiomas.',
    ),
    fact(
      '¿Cuál es el sueldo?',
      'sueldo|salario|gana|ganaría|pagan|dinero|gano',
      'Se empieza entre quince y veinte mil pesos al mes, según la experiencia.',
    ),
    fact(
      '¿Cuántos días de vacaciones hay?',
      'vacaciones|días libres|feriados|libre*',
      'Doce días el primer año, y cada año dos más. Además, descuentos en viajes.',
    ),
    fact(
      '¿Cómo es el horario?',
      ['horario|horas|turno*|fines de semana|sábados', 'cómo|cuál|cuánt*|flexible|hay|es|trabaja|trabajan'],
      'De nueve a seis, con una hora para comer. El horario es flexible media hora antes o después.',
    ),
    fact(
      '¿Se puede trabajar desde casa?',
      'casa|remoto|teletrabajo|home office|oficina en',
      'Dos días por semana desde casa, después de los primeros tres meses.',
    ),
    fact(
      '¿Qué tardes serían?',
      ['qué|cuáles', 'tardes|días|día'],
      'Los martes y los jueves, hasta las nueve. Se sabe con un mes de antelación.',
    ),
    fact(
      '¿Qué haría yo exactamente?',
      ['qué|cuál*', 'haría|hacer|tareas|responsabilidades|encargaría|funciones'],
      'Contestar correos y llamadas, cambiar reservas y ayudar cuando algo sale mal.',
    ),
    fact(
      '¿Qué idiomas se necesitan?',
      'idioma*|inglés|francés|lenguas',
      'Español e inglés. Cualquier otro idioma es un regalo.',
    ),
    fact(
      '¿Hay posibilidades de crecer?',
      'crecer|ascender|ascenso|futuro|carrera|posibilidad*|contrato|fijo',
      'Yo empecé contestando el teléfono, así que sí. El contrato es fijo después de seis meses.',
    ),
    fact(
      '¿Podré viajar?',
      ['viajar|viajes|viaje', 'puedo*|podré|podría|hay|gratis|trabajo|descuento*'],
      'Una vez al año el equipo viaja para conocer un destino nuevo. Este año, Perú.',
    ),
    fact(
      '¿Cuándo me darán una respuesta?',
      ['cuándo', 'respuesta|contest*|noticias|sabré|decid*|deciden|llamarán'],
      'La próxima semana, por teléfono, pase lo que pase.',
    ),
    fact(
      '¿Por qué les gustó mi solicitud?',
      ['por qué|qué', 'solicitud|currículum|mí|elegido|invit*|llamaron'],
      'Porque estaba bien escrita y se veía que lee con atención.',
    ),
    fact(
      '¿Hay muchos candidatos?',
      'candidatos|otros|otras personas|competencia|solicitudes',
      'Recibimos ochenta solicitudes, y solo hablamos con cinco personas.',
    ),
    fact(
      '¿Dónde está la oficina?',
      ['dónde|cómo|lejos|metro', 'oficina|llego|metro|cerca|agencia'],
      'En la colonia Roma, a tres cuadras del metro. Hay café gratis y demasiado pan dulce.',
    ),
    fact('¿Cómo se llama usted?', ['cómo|cuál', 'llama|nombre|apellido'], 'Soy la licenciada Ortega, Teresa Ortega.'),
    fact(
      '¿Desde cuándo trabaja usted aquí?',
      ['cuándo|cuánto|gusta|tiempo', 'usted|trabaja|trabajar|lleva|aquí'],
      'Trabajo aquí desde hace once años, y sigo viniendo con gusto.',
    ),
    fact('¿De dónde es usted?', ['dónde', 'usted|es'], 'Soy de Oaxaca, pero vivo en la capital desde que estudié.'),
    fact('¿Cómo está usted?', 'cómo está usted|qué tal', 'Muy bien, gracias. Tómese un vaso de agua, si quiere.'),
  ],
  steps: [
    step(
      'Para empezar, cuénteme algo de usted y de lo que ha hecho hasta ahora.',
      [],
      'Habla de estudios y trabajos: «He trabajado…», «Terminé…».',
      'Terminé mis estudios hace dos años y desde entonces trabajo en un hotel.',
      {
        topics: [
          'llamo|soy|mi nombre|nací*|vivo* en|vivo*|vengo|casad*|hijos|familia',
          'estudié*|estudio*|estudiante|estudios|estudiar*|estudiado*|estudiaba|estudiando*|trabajo*|trabajé*|trabajado*|trabajar*|trabajando*|trabajaba*|termin*|universidad|escuela|carrera|instituto|bachillerato|título|licenciatura|curso|prácticas|experiencia|empresa|empez*|aprendí*|aprendo*',
          'aprender*|aprendido*',
          'oficina|hotel|tienda|restaurante|un banco|hospital|fábrica|crecí|nací|llegué|vine|me mudé|aseguradora|empecé|pasé # años|voluntari*|niñer*|canguro|au pair',
          'profesor*|enfermer*|ingenier*|camarer*|mesero|vendedor*|secretari*|voluntari*|médic*|jubil*|desempleo|negocio|agencia|turismo|viajes*|viajar*|viajé|idioma*|ventas|cliente*|colegio|encarg*|puesto|emple*|criad*|marketing|informátic*',
        ],
        other_wordings: [
          'Primero quisiera conocerle. ¿Qué ha hecho hasta ahora en su vida profesional?',
          'Leí su solicitud, pero prefiero oírlo de usted: ¿quién es y qué ha hecho hasta ahora?',
        ],
        reactions: [
          when('hotel|turismo|agencia|recepción|guía', [
            'Entonces ya conoce el mundo de los viajes.',
            'Del turismo, qué bien: habla nuestro idioma.',
          ]),
          when(
            'restaurante|bar|camarer*|mesero|cafetería|cociner*|cocina|cocinar*',
            'Quien ha trabajado en un restaurante ya no se asusta de nada.',
          ),
          when(
            'tienda|ventas|vendedor*|cliente*|supermercado|cajer*|súper|cobrar',
            'Entonces ya sabe lo que es tratar con clientes.',
          ),
          when('profesor*|maestr*|enfermer*|médic*|hospital', 'Trabajo con personas: eso cuenta mucho aquí.'),
          when('ingenier*|informátic*|un banco|oficina|secretari*|contador*', 'Alguien con orden, eso nos hace falta.'),
          when(
            'nunca he trabajado*|sin experiencia|no he trabajado*|todavía no',
            'No se preocupe, todos tuvimos un primer trabajo.',
          ),
          when(
            'estudié*|estudio*|estudiante|estudios|estudiar*|estudiado*|estudiaba|estudiando*|universidad|carrera|escuela|instituto|colegio|bachillerato|graduar*|gradué|licenciad*|diplom*|máster|bachiller*',
            ['Veo que le gusta aprender.', 'Los estudios los vi en su solicitud, muy bien.'],
          ),
          when('jubil*|tengo # años|# años|muchos años|hace años', 'Mucha vida detrás, eso se nota.'),
          when('trabajo*|trabajé*|trabajado*|trabajar*|trabajando*|trabajaba*|empresa|negocio', [
            'Interesante camino.',
            'Gracias, ahora me hago una idea.',
          ]),
          on('dont_know', 'Empiece por lo último: ¿trabaja ahora o estudia?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      '¿Qué le interesa de una agencia de viajes?',
      [],
      'Di qué te interesa y por qué: «Siempre me ha gustado…».',
      'El puesto me parece un reto, y siempre me han interesado otros países.',
      {
        topics: [
          'viajar*|viajes*|viajo*|viajado|viaje|país*|cultura*|idioma*|lengua*|vuelo*|aviones|en avión|hotel*|turis*|vacaciones|playa*|lugar*|destino*|aventura*|aeropuerto|extranjero|internacional|ciudades|conocer*|descubr*|geografía|mapa*',
          'persona*|client*|ayud*|en equipo|trabajar* en equipo|el equipo|comunic*|hablar*|hablo*|hablando*|hablaría*|atend*|servicio|feliz|felices|sueño*|organiz*|planes|planear|planificar|reto|puesto|aprend*|sueldo|dinero|trabajo*|trabajar*|interes*|encanta*|porque|pasión|descuento*|cambi*|oficina',
          'crecer|empresa|horario|experiencia|ambiente|divert*|fama|reputación|va conmigo|conmigo|algo nuevo|algo diferente|cambiar|cambio|sector|dinámic*|rutas|itinerari*|equipo',
        ],
        other_wordings: [
          '¿Por qué precisamente una agencia de viajes?',
          '¿Qué le llamó la atención de nuestra agencia?',
        ],
        reactions: [
          when('descuento*|gratis|barato', 'Por lo menos es usted una persona sincera. Sí, hay descuentos.'),
          when('dinero|sueldo', 'El sueldo también cuenta, claro que sí. De eso hablamos al final.'),
          when('idioma*|lengua*|inglés|hablar', [
            'Los idiomas aquí se usan todos los días.',
            'Con idiomas se entiende uno con medio mundo.',
          ]),
          when('gente|persona*|client*|ayud*|atend*', [
            'Ayudar a la gente es justo el corazón de este puesto.',
            'Eso me gusta: detrás de cada reserva hay una persona.',
          ]),
          when('reto|aprend*|crecer|experiencia', 'Retos aquí no faltan, se lo aseguro.'),
          when('organiz*|planes|planear|planificar', 'Organizar nos hace mucha falta, créame.'),
          when('viajar*|viajes*|viajo*|viajado|viaje|país*|mundo|cultura*|lugar*|turis*|vacaciones|conocer*', [
            'Se nota que le gusta viajar, como a mí.',
            'Viajar con el dedo por el mapa también es parte del trabajo.',
          ]),
          on('dont_know', '¿Qué le atrae más, los viajes, los idiomas o el trato con la gente?', { goes_to: 'stay' }),
          on('joke', 'Qué buen humor. ¿Y qué le interesa de verdad?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      '¿Cuál diría que es su mayor punto fuerte? Deme un ejemplo, por favor.',
      [],
      'Nombra uno y cuenta cuándo te ayudó.',
      'Mi punto fuerte es que trabajo bien bajo presión. Una vez el hotel estaba lleno y encontré una solución.',
      {
        topics: [
          'ejemplo|cuando est*|cuando ib*|cuando jug*|cuando me|cuando yo|cuando cam*|una vez|pacien*|organiz*|amable|tranquil*|calma|rápid*|aprendo*|aprender*|aprendí*|en equipo|mi equipo|trabajo* en equipo|escuch*|presión|idioma*|responsab*|creativ*|ayud*|trabajo*|trabajar*|trabajador*|trabajé*|trabajado*',
          'resolv*|puntual*|comunic*|la gente|con gente|punto|soy|honest*|flexib*|memoria|liderazgo|simpátic*|orden*|detalle*|curios*|seri*|motiv*|energía|ordenador*|los números|hablar*|hablo*|hablaría*',
          'rindo|constan*|paciencia|puntual*|orden*|idiomas|lenguas|escuch*|equipo|creativ*|responsab*|aprend*|organiz*|tranquil*|calma|gente|vender|detalles|humor|sonr*|negociar|negoci*|convenc*|descuento|lider*|empatía|calmo|detallista|improvis*',
        ],
        other_wordings: [
          '¿Qué es lo que mejor hace usted? Con un ejemplo, si puede.',
          'Y ahora sin modestia: ¿cuál es su punto fuerte? Cuénteme un ejemplo.',
        ],
        reactions: [
          when('presión|tranquil*|calma|estrés', [
            'Mantener la calma: en temporada alta vale oro.',
            'Eso nos salva cada diciembre.',
          ]),
          when('pacien*|escuch*', [
            'La paciencia es lo primero que se pierde al teléfono.',
            'Escuchar bien es medio trabajo.',
          ]),
          when('idioma*|inglés|francés|alemán', 'Los idiomas abren muchas puertas, y cierran muchas quejas.'),
          when('organiz*|orden*|detalle*|puntual*|plan*', [
            'Una persona ordenada, ¡por fin!',
            'El orden nos ahorra muchos disgustos.',
          ]),
          when(
            'en equipo|mi equipo|trabajo* en equipo|compañer*|ayud*',
            'En equipo se trabaja mejor, estoy de acuerdo.',
          ),
          when('rápid*|aprendo*|aprender*|aprendí*|curios*', 'Quien aprende rápido se aburre menos.'),
          when(
            'creativ*|resolv*|solución|idea*|resuelv*|problemas|soluciono',
            'Encontrar soluciones es justo lo que buscamos.',
          ),
          when('amable|simpátic*|comunic*|la gente|con gente|hablar*|hablo*|hablaría*', [
            'Se nota en cómo habla.',
            'La amabilidad se oye por teléfono, créame.',
          ]),
          when('responsab*|seri*|honest*|trabajador*', 'La confianza es muy importante aquí.'),
          on('dont_know', '¿Qué dirían de usted sus amigos?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      '¿Y qué es lo que todavía le cuesta?',
      [],
      'Elige algo pequeño y di qué haces para mejorar.',
      'Mi punto débil es hablar delante de mucha gente, por eso lo practico con mis compañeros.',
      {
        topics: [
          'subjuntivo|verbos|acento|pronunci*|vocabulario|informática|cuesta*|difícil*|débil*|debilidad*|problema*|mejor*|practic*|aprender*|aprendo*|aprendiendo|intent*|trabajo* en|perfeccion*|impacien*|nervios*|tímid*|timidez',
          'tengo miedo|miedo a|me da miedo|vergüenza|desorden*|organiz*|lento*|lenta*|lentitud|rápid*|puntual*|llego tarde|llegar tarde|olvid*|memoria|despist*|distra*|concentr*|estrés|estres*|sensible|terc*|hablador*|callad*|insegur*|perezos*',
          'hablar*|hablo*|hablando*|hablaría*|públic*|inglés|español|idioma*|gramática|ordenador*|computador*|tecnología|excel|los números|números|las matemáticas|madrug*|levantarme*|levantar*|decir que no|delegar',
          'crítica*|jefe|plazo*|presión|decisión|decidir|escribir*|escribo*|por teléfono|el teléfono|al teléfono|conducir|esperar|escuchar|calma|paciencia|*nada|ningun*|soy|experiencia|*solo|en equipo',
        ],
        other_wordings: ['Todos tenemos uno: ¿cuál es su punto débil?', '¿Y en qué le gustaría mejorar?'],
        reactions: [
          when('*nada|ningun*|no tengo', '¿Nada? Eso dicen todos los lunes. Bueno, le creo a medias.'),
          when('perfeccion*', '¡El perfeccionismo! Ya van tres hoy que me lo dicen.'),
          when('públic*|la gente|mucha gente|con gente|hablar*|hablo*|hablando*|hablaría*|tímid*|vergüenza|timidez', [
            'A mí también me tiemblan las piernas delante de mucha gente.',
            'Entonces hoy lo está haciendo muy bien.',
          ]),
          when('impacien*|paciencia|esperar|nervios*', 'La paciencia se entrena aquí cada día, se lo prometo.'),
          when(
            'madrug*|levantarme*|levantar*|llego tarde|llegar tarde|puntual*',
            'El café de la oficina ayuda mucho por la mañana.',
          ),
          when(
            'inglés|español|idioma*|gramática|escribir*|escribo*',
            'Su español ya le ha traído hasta aquí. Lo demás se aprende.',
          ),
          when('organiz*|desorden*|olvid*|despist*|memoria|plazo*', 'Una buena lista hace milagros, créame.'),
          when(
            'ordenador*|computador*|tecnología|excel|los números|números',
            'Para eso tenemos la formación, no se preocupe.',
          ),
          when(
            'practic*|mejor*|aprender*|aprendo*|aprendiendo|intent*|trabajo demasiado|trabajo mucho|desconectar|descansar|informes|delegar',
            ['Lo importante es que ya trabaja en ello.', 'Conocerse bien es media solución.'],
          ),
          on('refusal', 'Es una pregunta incómoda, lo sé. ¿Algo muy pequeño, quizás?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Imagine que un cliente le grita por teléfono porque han cancelado su vuelo. ¿Qué haría?',
      [],
      'Usa el condicional: «Primero escucharía…, después…».',
      'Primero escucharía con calma, y después buscaría otro vuelo.',
      {
        topics: [
          'le digo|le diría|le pediría|tranquil*|calma*|escuch*|siento*|disculp*|explic*|ayud*|soluci*|otro|otra|vuelo*|busc*|pregunt*|entiend*|entender|hotel|dinero|ofrec*|perdón|haría|diría|hablar*|hablo*|colgar*|cuelg*|jefe|compañer*|llam*|respir*|paciencia|devolv*|reembolso|compens*|grit*|esper*',
          'compañía|aerolínea|problema|alternativa*',
        ],
        other_wordings: [
          'Un caso real de ayer: un cliente gritaba porque cancelaron su vuelo. ¿Qué habría hecho usted?',
          'Suena el teléfono y un cliente le grita: su vuelo está cancelado. ¿Qué haría?',
        ],
        reactions: [
          when(
            'colgar*|cuelg*|gritar*|gritaría|insult*',
            'A veces dan ganas, lo confieso. Pero entonces perdemos al cliente.',
          ),
          when('jefe|jefa|compañer*|supervisor*', 'Pedir ayuda no es ninguna vergüenza, tiene razón.'),
          when('escuch*|calma*|tranquil*|respir*|paciencia|personal|educad*|educación|amable*|respet*', [
            'Primero escuchar: eso se olvida muchas veces.',
            'La calma se contagia, es verdad.',
          ]),
          when('disculp*|siento*|perdón', 'Una disculpa a tiempo lo cambia todo.'),
          when(
            'otro vuelo*|busc*|alternativa*|soluci*|tren|hotel|resolver*|resuelv*|solucion*|intent*|arregl*|cambiaría',
            ['Una solución vale más que mil palabras.', 'El cliente ya estaría más contento.'],
          ),
          when('dinero|devolv*|reembolso|compens*', 'El dinero calma a muchos, sí. Pero no a todos.'),
          when(
            'explic*|pregunt*|hablar*|hablo*|habla|hablando*|hablé|hablaría*|entiend*',
            'Explicar con claridad ayuda mucho.',
          ),
          on('dont_know', 'Piense solo en la primera frase: ¿qué le diría?', { goes_to: 'stay' }),
          on('joke', 'Ojalá se pudiera. ¿Y en serio, qué haría?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Tengo que decirle algo: ahora necesitamos a alguien también dos tardes por semana. ¿Qué le parece?',
      [],
      'Di si te es posible y de qué depende.',
      'Sería posible con un horario flexible, si supiera los días con tiempo.',
      {
        topics: [
          'tardes|por la tarde|una tarde|la tarde|está bien|parece bien|me va bien|me viene bien|bien no|problema*|no quiero|no tengo|no puedo|no podría|no necesito|no hay problema|no gracias|no me|no es|no lo|no la|no creo|ahora no|todavía no|aún no|no está*|no pasa|no importa',
          'no tanto|no hace falta|sí|posible|podría|si|familia|curso|prefiero|qué días|los días|otros días|días libres|cuáles|puedo*|flexible|difícil|depende|horario|acuerdo|vale|claro|perfecto|imposible|hijos|mis hijos|niños|tengo clase*|mis clases|dinero|extra|me gusta la idea|no me gusta|gusta la idea',
          'me encanta la|me encantaría*|supuesto|genial|ok|lástima|pensar*|por semana|la semana|esta noche|por la noche|de noche|complicado|importa|inconveniente',
        ],
        other_wordings: [
          'El puesto ha cambiado un poco: hay que trabajar dos tardes por semana. ¿Le sería posible?',
          'Debo ser honesta: se han añadido dos tardes por semana. ¿Cómo lo ve usted?',
        ],
        reactions: [
          when(
            'familia|hijos|mis hijos|niños|mi hija|mi hijo|nieta*|nieto*|mi madre|mi padre|mi pareja|mi marido|mi mujer|cuido|cuidar',
            'La familia es lo primero. Se puede hablar de los días.',
          ),
          when(
            'curso|tengo clase*|mis clases|universidad|estudio*|estudiar*|estudios|mis estudios',
            'Con las clases es complicado, lo tomo en cuenta.',
          ),
          when('dinero|extra|pagan|sueldo', 'Las tardes se pagan un poco mejor, naturalmente.'),
          when(
            'depende|si supiera|flexible|con tiempo|cuáles|qué días|martes|lunes|jueves|miércoles|viernes|qué tardes|tengo que pensar*|tendría que pensar*',
            ['Los días se saben con un mes de antelación.', 'Es justo que pregunte. Son los martes y los jueves.'],
          ),
          when(
            'no puedo|imposible|no me gusta|parece mucho|son muchas|es mucho|demasiad*|difícil|complicado|prefiero|lástima',
            [
              'Lo comprendo y le agradezco la sinceridad. Quizás se pueda con una sola tarde.',
              'Gracias por decirlo claro. Vamos a ver qué se puede hacer.',
            ],
          ),
          on('no', 'Le agradezco la sinceridad. Quizás se pueda con una sola tarde.'),
          when(
            'no hay problema|ningún problema|sin problema|me parece bien|está bien|me va bien|me viene bien|claro|perfecto|acuerdo|vale|posible|puedo*|sí|me encanta la|me encantaría*|genial|me apunto|cuente conmigo|cuenten conmigo|encantad*',
            ['Eso nos ayuda mucho, gracias.', 'Qué bien que se adapte.'],
          ),
          on('dont_know', '¿Tiene algo por las tardes, clases o familia?', { goes_to: 'stay' }),
          when(
            'organizarme|mi pareja|mi hija|mi hijo|canguro|niños|inconveniente|complicado|una sí|una tarde|a cambio|horas extra|qué días|si me avisan|mi curso|mis clases|depende',
            'Le agradezco la franqueza.',
          ),
        ],
      },
    ),
    step(
      '¿Y qué le gustaría saber de nosotros?',
      [],
      'Pregunta por el equipo, la formación o el sueldo.',
      '¿Cuántas personas hay en el equipo, y habrá una formación al principio?',
      {
        topics: [
          'contrato|colegas|compañer*|jefe|empezar|empiezo*|ropa|uniforme|descuento*|viajar*|clientes|ascender|crecer|decisión|respuesta|seguro médico|aparcamiento|oficina|qué hora|qué puedo|qué hay|qué tal|qué se|qué es|qué tipo|qué día*|qué tiene*|qué hace*|qué me|qué te|qué debo|qué tengo|qué pasa',
          'qué más|qué le|qué trabaj*|qué edad|qué piso|qué haría|qué piensa*|qué cre*|qué parte|qué idioma*|quiero saber|quisiera saber|gustaría* saber|me interesa|pregunta*|cómo puedo|cómo se|cómo es|cómo va|cómo funciona|cómo llego|cómo son|cómo está*|cómo te|cómo hago|cómo tengo|cómo lo|cómo voy',
          'cuándo abr*|cuándo cierr*|cuándo sal*|cuándo empie*|cuándo puedo|cuándo tengo|cuándo es|cuándo hay|cuándo va*|cuándo me|cuándo se|cuándo quieras|cuándo tiene*|cuándo lleg*|cuánt*|quién|es gratis|es seguro|es posible|es lejos|es cierto|es mejor|es muy lejos|hay un|hay una|hay algo',
          'hay formación|hay posibilidad*|hay *muchos|cuáles son|cuántos son|son muchos|será|puedo*|podría|tienen*|tiene la|cuál*|sueldo|formación|el equipo|del equipo|horario|vacaciones|no quiero|no tengo|no puedo|no podría|no necesito|no hay problema|no gracias|no me|no es|no lo|no la|no creo|ahora no',
          'todavía no|aún no|no está*|no pasa|no importa|no tanto|no hace falta|gracias|dónde|se puede|habrá|*todo|podré|trabajan ustedes|se trabaja|claro|desde cuándo|existe|ambiente|equipo|ascender|jefe|jefa|casa|distancia|contrato',
        ],
        other_wordings: [
          'Ahora le toca a usted. ¿Qué quiere saber de la agencia?',
          'Seguro que también tiene preguntas. ¿Qué le interesa?',
        ],
        reactions: [
          on('no', ['Está bien, siempre me puede escribir después.', 'De acuerdo. Si se le ocurre algo, aquí estoy.']),
          when('todo claro|gracias', 'Está bien, siempre me puede escribir después.'),
          on('dont_know', 'Muchos preguntan por las vacaciones o por el equipo. ¿Y usted?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Ya casi terminamos. ¿Cuándo podría empezar, y cuánto le gustaría ganar?',
      [],
      'Da una fecha y di con cortesía cuánto esperas.',
      'Podría empezar el mes que viene, y esperaría un sueldo de unos dieciocho mil pesos.',
      {
        topics: [
          '# mil|# pesos|# euros|# dólares|# mes*|# semana*|# días|*000|el #|de # a|este mes|un mes|al mes|próxima semana|semana próxima|otra semana|fin de semana|semana que viene|esta semana|una semana|empezar|podría|enseguida|inmediatamente|pronto|próxim*|enero|febrero|marzo|abril|en mayo|de mayo|junio|julio',
          'en agosto|de agosto|septiembre|octubre|noviembre|diciembre|pesos|mil|sueldo|ganar|mañana mismo|desde mañana|mañana|ya|el lunes|este lunes|próximo lunes|lunes por|ahora|hoy mismo|desde hoy|en verano|después del verano|este verano|el verano|inmediato|normal|dólares|euros|cuando est*',
          'cuando ib*|cuando jug*|cuando me|cuando yo|cuando cam*|usted|justo|dinero|después|disponible',
        ],
        other_wordings: [
          'Dos preguntas prácticas para terminar: ¿cuándo podría empezar, y qué sueldo espera?',
          'Y por último: ¿desde cuándo estaría disponible, y cuánto le gustaría ganar al mes?',
        ],
        reactions: [
          when(
            'millón|millones|cien mil|mucho dinero|hace mucho|mucho tiempo|trabajo* mucho',
            '¡Con eso ganaría más que nuestra directora! Pero lo apunto.',
          ),
          when('veinticinco|treinta|cuarenta|cincuenta|30|25|40', 'Es bastante, pero se puede hablar.'),
          when('quince|dieciséis|diecisiete|dieciocho|diecinueve|veinte|15|16|17|18|19|20', [
            'Eso cabe en nuestro presupuesto.',
            'Es realista. Lo anoto.',
          ]),
          when('normal|justo|usted|lo que|no importa', 'Entonces le haremos una oferta justa.'),
          when(
            'ya|mañana mismo|desde mañana|mañana|enseguida|inmediat*|hoy mismo|desde hoy|ahora|pronto|el lunes|este lunes|próximo lunes|lunes por',
            ['¡Cuántas ganas! Eso me gusta.', 'Tan pronto, qué bien.'],
          ),
          when(
            'este mes|un mes|al mes|próxima semana|semana próxima|otra semana|fin de semana|semana que viene|esta semana|una semana|# semana*|próxim*|enero|febrero|marzo|abril|en mayo|de mayo|junio|julio|en agosto|de agosto|septiembre|octubre|noviembre|diciembre|en verano|después del verano|este verano|el verano',
            ['Con esa fecha se puede trabajar.', 'Esa fecha nos va muy bien.'],
          ),
          on('dont_know', 'Más o menos: ¿este mes o más adelante?', { goes_to: 'stay' }),
          on('refusal', 'De acuerdo, del dinero hablamos por escrito. ¿Y cuándo podría empezar?', { goes_to: 'stay' }),
        ],
      },
    ),
  ],
  twists: [
    twist(
      5,
      'Disculpe, ¿oye ese teléfono? Seguro que es el señor Paz, que siempre grita, porque cancelaron su vuelo. ¿Qué haría usted?',
    ),
    twist(
      6,
      'Me acaban de pasar una nota: el puesto ahora incluye dos tardes por semana. Yo tampoco lo sabía. ¿Qué le parece?',
    ),
  ],
  starters: ['Buenos días. Gracias por la invitación.', 'Mucho gusto.', 'Encantado de conocerla.'],
  opening_message: 'Buenos días y gracias por venir. Espero que haya encontrado bien el camino.',
  closing_message: 'Muchas gracias, ha sido un placer conocerle. La próxima semana tendrá noticias nuestras.',
  correction: 'at_the_end',
})
