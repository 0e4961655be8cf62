import type { Template } from '#contract/teaching/chatbots.ts'
import { step, template, words } from '#server/chatbots/templates/write.ts'

export const jobInterview: readonly Template[] = [
  template({
    id: 'job-interview-a2',
    name: 'Un trabajo de verano',
    language: 'es',
    level: 'A2',
    description: 'Quieres trabajar este verano en una heladería. Habla de ti y pregunta por el trabajo.',
    role: 'Dueña de una heladería en la playa de San Sebastián',
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
    steps: [
      step(
        'Háblame un poco de ti. ¿Quién eres y qué haces?',
        [],
        'Di tu nombre y si estudias o trabajas: «Me llamo… y…».',
        'Me llamo Lucas y estudio en el instituto.',
      ),
      step(
        'Encantada. ¿Por qué quieres trabajar aquí?',
        [
          'porque|gusta*|quiero|encanta*|helado*|dinero|gente|playa|mar|verano|aprender|amigo*|español|trabajar|vacaciones|cerca',
        ],
        'Da una razón con «porque».',
        'Porque me gusta hablar con la gente y me encantan los helados.',
      ),
      step(
        '¿Qué sabes hacer bien?',
        [
          'sé|puedo|bien|soy|simpático|amable|rápido|matemáticas|números|gente|idioma*|ayudar|trabajar|cocinar|limpiar|ordenar|hablar|puntual|equipo|organiz*|música|ordenador*',
        ],
        'Di lo que sabes hacer: «Sé…» o «Soy…».',
        'Soy simpático y sé trabajar rápido.',
      ),
      step(
        '¿Has trabajado antes, o has ayudado a alguien en su trabajo?',
        [
          'sí|no|nunca|trabaj*|ayud*|padres|madre|padre|tienda|escuela|niños|jardín|amigo*|tío|tía|familia|vez|verano|casa',
        ],
        'Cuenta una cosa que has hecho, o di «nunca» y cómo ayudas en casa.',
        'Sí, a veces ayudo a mi tío en su tienda.',
      ),
      step(
        'Una prueba: un cliente dice que este no es su helado. ¿Qué le dices?',
        ['siento|perdón|perdone|disculp*|problema|nuevo|otro|cuál|cambio|momento|doy|traigo|qué|claro|error|pongo'],
        'Pide perdón y di qué vas a hacer.',
        '¡Lo siento mucho! Ahora mismo le doy otro.',
      ),
      step(
        '¡Muy bien! Abrimos todos los días de diez a ocho. ¿Cuándo puedes trabajar?',
        [
          'lunes|martes|miércoles|jueves|viernes|sábado*|domingo*|fin* de semana|día*|semana|mañana*|tarde*|siempre|julio|agosto|junio|#|verano',
        ],
        'Di días y horas.',
        'Puedo trabajar los sábados y domingos, de diez a cuatro.',
      ),
      step(
        'Me viene muy bien. ¿Tienes alguna pregunta?',
        ['cuánto|cuándo|qué|dónde|cómo|quién|hay|es|puedo|tengo|hora|dinero|sueldo|empezar|empiezo|no|ropa'],
        'Pregunta por el sueldo, la ropa o el primer día.',
        '¿Cuánto gano por hora, y cuándo puedo empezar?',
      ),
    ],
    starters: [
      '¡Hola! He visto el cartel en la puerta.',
      'Buenas tardes. ¿Buscan a alguien?',
      'Hola, quería preguntar por el trabajo.',
    ],
    opening_message: '¡Hola! ¿Vienes por el trabajo de verano? Estupendo, vamos a sentarnos un momento.',
    correction: 'prompt',
  }),
  template({
    id: 'job-interview-b1',
    name: 'Una entrevista de trabajo',
    language: 'es',
    level: 'B1',
    description: 'Te han invitado a una entrevista. Preséntate bien y averigua si el puesto es para ti.',
    role: 'Responsable de recursos humanos de una agencia de viajes en Ciudad de México',
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
    steps: [
      step(
        'Para empezar, cuénteme algo de usted y de lo que ha hecho hasta ahora.',
        [],
        'Habla de estudios y trabajos: «He trabajado…», «Terminé…».',
        'Terminé mis estudios hace dos años y desde entonces trabajo en un hotel.',
      ),
      step(
        'Gracias. ¿Qué le interesa de una agencia de viajes?',
        [],
        'Di qué te interesa y por qué: «Siempre me ha gustado…».',
        'Siempre me han interesado otros países, y me gusta ayudar a la gente.',
      ),
      step(
        '¿Cuál diría que es su mayor punto fuerte? Deme un ejemplo, por favor.',
        [
          'ejemplo|cuando|vez|paciente|paciencia|organiz*|amable|tranquil*|calma|rápido|aprend*|equipo|escuch*|presión|idiomas|responsable|creativ*|ayud*|trabaj*|resolv*|soy|puntual|comunic*',
        ],
        'Nombra uno y cuenta cuándo te ayudó.',
        'Soy tranquilo bajo presión. Por ejemplo, una vez el hotel estaba lleno y encontré una solución.',
      ),
      step(
        '¿Y qué es lo que todavía le cuesta?',
        [],
        'Elige algo pequeño y di qué haces para mejorar.',
        'Me cuesta hablar delante de mucha gente, por eso lo practico.',
      ),
      step(
        'Imagine que un cliente le grita por teléfono porque han cancelado su vuelo. ¿Qué haría?',
        [
          'tranquil*|calma|escuch*|siento|disculp*|explic*|ayud*|solución|otro|vuelo|busc*|pregunt*|entiend*|entender|hotel|dinero|ofrec*|perdón|cliente|haría|diría',
        ],
        'Usa el condicional: «Primero escucharía…, después…».',
        'Primero escucharía con calma, y después buscaría otro vuelo.',
      ),
      step(
        'Desde el anuncio ha cambiado algo: ahora necesitamos a alguien también dos tardes por semana. ¿Qué le parece?',
        [
          'tarde*|bien|problema|no|sí|posible|podría|si|familia|curso|prefiero|días|cuáles|puedo|flexible|difícil|depende|horario|acuerdo',
        ],
        'Di si te es posible y de qué depende.',
        'Sería posible si supiera los días con tiempo.',
      ),
      step(
        'Es comprensible. ¿Qué le gustaría saber de nosotros?',
        [
          'qué|cómo|cuándo|cuánto|cuántas|cuántos|quién|es|hay|son|será|puedo|podría|tiene*|cuál|sueldo|formación|equipo|horario|vacaciones',
        ],
        'Pregunta por el equipo, la formación o el sueldo.',
        '¿Cuántas personas hay en el equipo, y habrá una formación al principio?',
      ),
      step(
        'Somos nueve, y la formación dura dos semanas. ¿Cuándo podría empezar, y cuánto le gustaría ganar?',
        [
          '#|mes|semana*|empezar|podría|enseguida|inmediatamente|pronto|próximo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|pesos|mil|sueldo|ganar',
        ],
        'Da una fecha y di con cortesía cuánto esperas.',
        'Podría empezar el mes que viene, y me gustaría ganar unos dieciocho mil pesos.',
      ),
    ],
    starters: ['Buenos días. Gracias por la invitación.', 'Mucho gusto.', 'Encantado de conocerla.'],
    opening_message: 'Buenos días y gracias por venir. Espero que haya encontrado bien el camino.',
    correction: 'at_the_end',
  }),
]
