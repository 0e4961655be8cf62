import type { Dialogue } from './dialogue.ts'

export const doctorInSpanish: readonly Dialogue[] = [
  [
    'Buenos días, doctora.',
    'Me duele la garganta y tengo dolor de cabeza.',
    'Desde hace tres días, desde el lunes.',
    'Tengo tos, pero no tengo fiebre.',
    'Solo tomo pastillas para la cabeza, y no tengo ninguna alergia.',
    'Es difícil, porque mañana tengo un examen.',
    'Sí. ¿Cuántas veces tengo que tomar el medicamento?',
    'Voy a ir a la farmacia, y después voy a descansar.',
  ],
  [
    'Mi cabeza duele mucho.',
    'Ayer por la noche.',
    'Si, un poco de fiebre, treinta y ocho.',
    'No, nada. Tengo alergia a los gatos.',
    'Sí, puedo. Trabajo en casa.',
    '¿Puedo beber cafe?',
    'Voy a dormir.',
  ],
  [
    'Tengo resfriado y la espalda me duele.',
    'Una semana.',
    '¿Qué es la tos?',
    'Ah, sí, tengo mucha tos por la noche.',
    'I take nothing.',
    'No tomo nada. No tengo alergia.',
    'Es un problema, tengo que trabajar en el restaurante.',
    '¿Qué puedo comer?',
    'Voy a casa y llamo a mi jefe.',
  ],
  [
    'Gracias por atenderme.',
    'Me duele el estómago desde el sábado y no tengo hambre.',
    'Desde el sábado, cuando fuimos a la boda de mi prima.',
    'Ni fiebre ni tos.',
    'No tomo ningún medicamento, y creo que tengo alergia al polen.',
    'Vale, no hay problema. Mi hermana puede quedarse con los niños.',
    '¿Tengo que tomar las pastillas antes o después de comer?',
    'Voy a comprar el medicamento y luego voy a llamar al trabajo.',
  ],
  ['Dolor de cabeza.', 'Dos días.', 'No.', 'No.', 'Sí.', 'No, gracias.', 'A casa.'],
  [
    'Estoy mal. Me duele la pierna cuando ando.',
    'Desde el domingo, después del partido.',
    'No, no tengo fiebre.',
    'Sí, tomo una aspirina por la mañana. Alergia no tengo.',
    'Creo que sí, pero el miércoles tengo clase de español.',
    '¿Cuándo puedo hacer deporte otra vez?',
    'Ir a farmacia y despues descansar en el sofá.',
  ],
  [
    'Buenos dias, tengo fiebre y mucha tos.',
    'Desde el martes.',
    'Las dos cosas, y por la noche es peor.',
    '¿Qué significa medicamento?',
    'Tomo un jarabe de mi país. No tengo alergia.',
    'Sí, puedo quedarme en casa, mi hermano puede ir a comprar.',
    '¿Dónde está la farmacia?',
    'Voy a comprar las pastillas y beber mucha agua.',
  ],
]

/** Raises a flag. */
export const heavyHeart: Dialogue = [
  'Hola, doctora.',
  'Estoy siempre cansado y me duele la cabeza.',
  'Desde hace dos meses, desde que llegué aquí.',
  'No, no tengo fiebre. Duermo muy poco.',
  'No tomo nada. Echo de menos a mi familia, y a veces pienso que la vida no tiene sentido.',
]
