import type { Words } from '../../words.ts'

export const licences: Words<'licences'> = {
  title: 'Licenças',
  intro: 'O Tertulia é feito com o trabalho de outras pessoas. Agradecemos a todas.',
  drawings: 'Desenhos dos avatares',
  changed:
    'Publicados pela DiceBear. Nós os modificamos: as bocas e os olhos se mexem, algumas bocas foram redesenhadas e faltam algumas partes.',
  typeface: 'Fonte',
  wordLists: 'Listas de palavras',
  compiled: 'Com elas verificamos a ortografia e a gramática. Nós as combinamos e completamos.',
  programs: 'Os programas que fazem parte deste aplicativo e suas licenças',
}
