import type { EffortLine, GuardianLetters } from '#server/mail/words/guardians/guardian-words.ts'
import { counted } from '#server/mail/words/homework/homework-words.ts'

export const letters: GuardianLetters = {
  guardian_consent: {
    subject: ({ first_name, school }) => `${school} pode escrever sobre a prática de ${first_name}?`,
    preview: () => 'Uma linha por semana. Você decide.',
    title: 'Podemos escrever para você uma vez por semana?',
    before: [
      () => 'Olá,',
      ({ school, first_name }) =>
        `${first_name} pratica um idioma com o Tertulia entre as aulas de ${school}. A escola gostaria de enviar a você uma linha por semana: quanto tempo ${first_name} praticou e quantas tarefas concluiu.`,
      () => 'Nada do que é escrito ou dito nas conversas aparece nesses e-mails.',
    ],
    button: 'Aceitar ou recusar',
    after: [
      () => 'Sem o seu consentimento, você não recebe esses e-mails. Você pode mudar de ideia quando quiser.',
      () => 'Se você não conhece esta escola, pode ignorar este e-mail.',
    ],
    footer: ({ school, to }) => `O Tertulia enviou este e-mail para ${to} em nome de ${school}.`,
  },
  guardian_week: {
    subject: ({ first_name }) => `A semana de prática de ${first_name}`,
    preview: ({ school }) => `Uma linha de ${school}.`,
    title: 'A última semana em uma linha',
    before: [() => 'Olá,', ({ school }) => `Esta é a linha de ${school} sobre a última semana:`],
    button: 'Não receber mais estes e-mails',
    after: [],
    footer: ({ school, to }) =>
      `O Tertulia enviou este e-mail para ${to} em nome de ${school} porque você aceitou receber uma linha por semana.`,
  },
}

const minutes = counted('minuto', 'minutos')
const conversations = counted('conversa', 'conversas')

export const effort: EffortLine = (name, did) => {
  const practised =
    did.conversations > 0
      ? `Na semana passada, ${name} praticou por ${did.minutes === 0 ? 'menos de um minuto' : minutes(did.minutes)}, em ${conversations(did.conversations)}.`
      : `Na semana passada, ${name} não praticou. Alguns minutos bastam para retomar o ritmo.`
  return did.homework > 0 ? `${practised} Tarefas concluídas: ${did.homework_done} de ${did.homework}.` : practised
}
