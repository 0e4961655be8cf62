import type { Words } from '../../words.ts'

export const licences: Words<'licences'> = {
  title: 'Licencias',
  intro: 'Tertulia está hecha con el trabajo de otras personas. Gracias.',
  drawings: 'Dibujos de los avatares',
  changed:
    'Publicados por DiceBear. Los hemos modificado: las bocas y los ojos se mueven, algunas bocas están redibujadas y faltan algunas partes.',
  typeface: 'Tipografía',
  wordLists: 'Listas de palabras',
  compiled: 'Con ellas se revisan la ortografía y la gramática. Las hemos combinado y completado.',
  programs: 'Los programas que forman parte de esta aplicación y sus licencias',
}
