import type { Words } from '../../words.ts'

export const invitation: Words<'invitation'> = {
  title: 'Participar de {{school}}',
  intro: 'Você recebeu um convite para dar aulas lá. Escolha como quer entrar.',
  introCoordinator: 'Você recebeu um convite para coordenar a escola. Escolha como quer entrar.',
  address: 'Você vai entrar com',
  submit: 'Participar',
  submitting: 'Um momento…',
  expiredTitle: 'Este convite não vale mais',
  expired: 'Ele já foi usado, foi cancelado ou tem mais de sete dias. Peça um novo à sua escola.',
  incompleteTitle: 'O link está incompleto',
  incomplete: 'Abra de novo o link do e-mail ou copie-o inteiro.',
  signIn: 'Ir para o login',
  google: 'Participar com o Google',
  name: 'Nome',
  last_name: 'Sobrenome',
  nameMissing: 'Digite seu nome.',
}
