import type { Words } from '../../words.ts'

export const upgrade: Words<'upgrade'> = {
  title: 'Escolha seu plano',
  testMode: 'Modo de teste',
  testModeHint: 'Nada é cobrado.',
  tier: { starter: 'Starter', plus: 'Plus', pro: 'Pro' },
  seats_one: '{{count}} aluno ativo',
  seats_other: '{{count}} alunos ativos',
  languages_one: '{{count}} idioma',
  languages_other: '{{count}} idiomas',
  upgradeTo: 'Fazer upgrade para {{tier}}',
  changing: 'Mudando…',
  changed: 'Seu plano agora é o {{tier}}',
}
