import type { Template } from '#contract/teaching/chatbots.ts'
import { step, template, words } from '#server/chatbots/templates/write.ts'

export const cafe: readonly Template[] = [
  template({
    id: 'cafe-a2',
    name: 'En la cafetería',
    language: 'es',
    level: 'A2',
    description: 'Pide algo de beber y de comer en una cafetería pequeña, y paga la cuenta.',
    role: 'Camarero de una cafetería en Valencia',
    scenario:
      'Son las once de la mañana. Entras en una cafetería tranquila, pides en la barra y te sientas. Hay un pequeño error con el pedido, pero se arregla enseguida.',
    goals: [
      'Puedo pedir comida y bebida con educación.',
      'Puedo decir cómo quiero algo.',
      'Puedo decir que hay un error en mi pedido.',
      'Puedo pedir la cuenta y pagar.',
    ],
    grammar: ['Quisiera… / Me pone…', 'con y sin', 'los demostrativos: este, ese'],
    vocabulary: words({
      'la tostada': 'pan caliente con aceite, tomate o mantequilla',
      'el zumo': 'bebida de fruta',
      'el bocadillo': 'pan con queso, jamón u otra cosa dentro',
      'el trozo de tarta': 'una parte de una tarta',
      'la barra': 'el mueble alto donde se pide',
      'la cuenta': 'el papel que dice cuánto hay que pagar',
      'en efectivo': 'con monedas y billetes',
      'la tarjeta': 'se usa para pagar sin monedas',
      'para llevar': 'para tomar en otro sitio',
      'para tomar aquí': 'para quedarse en la cafetería',
      'la propina': 'dinero extra para el camarero',
      'la vuelta': 'el dinero que te devuelven',
    }),
    steps: [
      step(
        '¿Qué te pongo para beber?',
        ['café|cortado|té|zumo|agua|leche|chocolate|refresco|infusión|manzanilla|limonada|capuchino|batido|horchata'],
        'Di una bebida. Puedes empezar con «Quisiera…» o «Me pones…».',
        'Quisiera un café con leche, por favor.',
      ),
      step(
        'Muy bien. ¿Lo quieres con azúcar, con hielo o con otra cosa?',
        ['con|sin|azúcar|hielo|leche|limón|miel|nada|solo|así|sí|no|frío|caliente'],
        'Di con qué lo quieres, o usa «sin».',
        'Sin azúcar y con leche de avena, por favor.',
      ),
      step(
        '¿Y algo de comer? Tengo tostadas, bocadillos y tarta de manzana.',
        ['tostada|bocadillo|tarta|trozo|croissant|magdalena|galleta|nada|no|tortilla|sándwich|churro*|sí'],
        'Elige una cosa, o di que no quieres nada.',
        'Sí, una tostada con tomate, por favor.',
      ),
      step(
        'De acuerdo. ¿Es para tomar aquí o para llevar? La mesa de la ventana está libre.',
        ['aquí|llevar|mesa|ventana|sentar*|quedar*|fuera|terraza|barra'],
        'Di si te quedas en la cafetería o no.',
        'Para tomar aquí. La mesa de la ventana está muy bien.',
      ),
      step(
        'Aquí tienes. Uy, perdona, creo que esto es de otra mesa. ¿Qué habías pedido tú?',
        ['pedí|pedido|pedir|quería|café|té|zumo|agua|chocolate|tostada|bocadillo|tarta|mío|no'],
        'Repite tu pedido: «He pedido…» o «Yo quería…».',
        'Yo he pedido un café con leche y una tostada.',
      ),
      step(
        'Lo siento mucho, ahora sí. ¿Está todo bien?',
        ['sí|gracias|bien|perfecto|rico|bueno|todo|no|frío|falta*|genial|estupendo'],
        'Di que está bien, o di qué falta.',
        'Sí, gracias, está todo muy rico.',
      ),
      step(
        'Gracias por decírmelo. Son seis euros con veinte. ¿Cómo quieres pagar?',
        ['tarjeta|efectivo|móvil|monedas|billete|bizum|euros'],
        'Di con qué pagas: «Con…» o «En…».',
        'Con tarjeta, por favor.',
      ),
    ],
    starters: ['¡Hola! ¿Puedo pedir aquí?', 'Buenos días. ¿Esta mesa está libre?', 'Hola, buenas. ¿Qué tenéis hoy?'],
    opening_message: '¡Hola, buenos días! Bienvenido a la cafetería La Plaza, aquí se pide en la barra.',
    correction: 'prompt',
  }),
  template({
    id: 'cafe-b1',
    name: 'Un café con una amiga',
    language: 'es',
    level: 'B1',
    description: 'Quedas con una vieja amiga en un café. Cuéntale tus novedades, decidid qué tomar y haced un plan.',
    role: 'Una antigua compañera de clase, en un café de Buenos Aires',
    scenario:
      'No os veis desde hace un año. Tu amiga ha guardado una mesa y tiene muchas preguntas. El café está lleno y no queda todo lo que hay en la carta.',
    goals: [
      'Puedo contar qué ha pasado últimamente en mi vida.',
      'Puedo comparar y decir qué prefiero.',
      'Puedo reaccionar cuando cambia un plan.',
      'Puedo quedar con alguien: cuándo y dónde.',
    ],
    grammar: ['pretérito perfecto y pretérito indefinido', 'preferir y gustar más', 'ir a + infinitivo'],
    vocabulary: words({
      'ponerse al día': 'contarse las novedades',
      lleno: 'con mucha gente',
      casero: 'hecho en casa o en el mismo café',
      recomendar: 'decir que algo es bueno para otra persona',
      compartir: 'tomar o usar algo entre dos',
      invitar: 'pagar lo de otra persona',
      'pagar a medias': 'pagar la mitad cada uno',
      'la carta': 'la lista de comidas y bebidas',
      últimamente: 'en los últimos días o semanas',
      'tener prisa': 'tener poco tiempo',
      'dar pena': 'poner un poco triste',
      'tener ganas de': 'querer hacer algo',
    }),
    steps: [
      step(
        '¡Qué alegría verte! Siéntate. ¿Qué has hecho últimamente?',
        [],
        'Cuenta una o dos novedades: «He empezado…», «Me he mudado…».',
        'He estado muy ocupado. He empezado un curso nuevo por las tardes.',
      ),
      step(
        'No lo sabía. ¿Y cómo te sientes con eso?',
        [],
        'Di si te gusta o no, y por qué.',
        'Estoy contento, porque conozco a mucha gente.',
      ),
      step(
        'Pidamos ya, antes de que llegue más gente. ¿Qué vas a tomar? Yo te recomiendo el chocolate casero.',
        [
          'tomo|tomar|quiero|quisiera|voy|pido|prefiero|chocolate|café|té|jugo|zumo|agua|tarta|medialuna*|sándwich|gusta*|probar',
        ],
        'Di qué quieres, o qué prefieres.',
        'Prefiero un té y un sándwich, porque no he comido.',
      ),
      step(
        'Ay, no: el mozo dice que de eso no queda. ¿Qué pides entonces?',
        [
          'entonces|pido|tomo|quiero|otro|otra|chocolate|café|té|jugo|agua|tarta|importa|pasa|nada|sándwich|tostada*|compart*',
        ],
        'Elige otra cosa: «Entonces tomo…».',
        'No pasa nada. Entonces tomo un chocolate.',
      ),
      step(
        '¿Compartimos un postre? Hay flan o tarta de limón. ¿Cuál te parece mejor y por qué?',
        ['flan|tarta|limón|ninguno|no|los dos|ambos|cualquiera'],
        'Elige uno y da una razón con «porque».',
        'La tarta de limón, porque el flan es demasiado dulce.',
      ),
      step(
        'Estoy pensando en un viaje a la montaña este verano. ¿Te vendrías conmigo?',
        [
          'sí|no|claro|gustaría|encanta*|puedo|depende|quizás|tal vez|idea|cuándo|trabajo|vendría|iría|ganas|lástima|pena',
        ],
        'Di que sí, que no o quizás, y explica por qué.',
        'Me encantaría, pero depende del trabajo. ¿Cuándo te vas?',
      ),
      step(
        'Hablémoslo con calma otro día. ¿Cuándo y dónde quedamos?',
        [
          'lunes|martes|miércoles|jueves|viernes|sábado|domingo|mañana|tarde|noche|semana|casa|#|aquí|fin de semana|parque|mes',
        ],
        'Propón un día y un lugar: «¿Qué te parece el… en…?».',
        '¿Qué te parece el sábado por la tarde en mi casa?',
      ),
      step(
        '¡Genial! Y aquí está la cuenta. ¡Hoy invito yo!',
        ['gracias|amable|no|próxima|medias|toca|pago|invito|yo|mitad|dej*'],
        'Da las gracias, o propón pagar a medias.',
        '¡Muchas gracias! La próxima vez invito yo.',
      ),
    ],
    starters: [
      '¡Perdona el retraso! ¿Llevas mucho tiempo esperando?',
      '¡Hola! No has cambiado nada.',
      '¡Cuánta gente hay hoy!',
    ],
    opening_message: '¡Por fin llegas! Te he guardado esta mesa. ¡Tenemos tanto que contarnos!',
    correction: 'prompt',
  }),
]
