import { heard } from './heard.ts'
import type { Phrases } from '#server/practice/languages/phrase-book.ts'

/** The partner's words in Brazilian Portuguese. */
export const phrases: Phrases = {
  heard,
  said: {
    praise: [
      'Bem falado.',
      'Ficou bem claro.',
      'Muito bem explicado.',
      'Boa frase.',
      'Bem explicado.',
      'Deu para entender tudo.',
      'Ficou muito claro.',
      'Bem formulado.',
      'Que frase boa.',
    ],
    and_you: ['Que gentileza perguntar. Aqui eu só faço um papel.', 'Boa pergunta. Eu só estou aqui para a prática.'],
    greeting: ['Oi.', 'Olá, que bom ter você aqui.', 'Olá.'],
    how_are_you: ['Tudo bem por aqui.', 'Tudo ótimo, que bom que perguntou.'],
    thanks: ['De nada.', 'Imagina.', 'Por nada.'],
    yes_no: ['Certo. Você pode falar um pouco mais?', 'Tudo bem. Tente dizer com uma frase.'],
    not_understood: ['Sem problema, isso acontece.', 'Tudo bem, vamos ver com calma.', 'Não se preocupe, temos tempo.'],
    repeat: ['Claro, mais uma vez.', 'Claro, eu repito.'],
    meaning: ['“{word}” quer dizer: {meaning}.', 'Boa pergunta. “{word}” significa: {meaning}.'],
    no_meaning: [
      'Não consigo explicar “{word}” aqui. Procure no dicionário ou pergunte na aula.',
      '“{word}” não está na minha lista. Na aula podem explicar para você.',
    ],
    language_please: ['Vamos ficar no português. Você consegue.', 'Vamos tentar em português, com palavras simples.'],
    other_language: ['E em português? Bastam poucas palavras.', 'Tente em português, por favor.'],
    help: ['Claro, eu ajudo.', 'Com prazer, aqui vai uma ajuda.'],
    goodbye: [
      'Se quiser, você pode terminar aqui. Ou continuamos:',
      'Você pode terminar quando quiser. Se tiver um minuto, continuamos:',
    ],
    silence: ['Pode falar.', 'Sem pressa. Uma ou duas palavras bastam.'],
    insult: ['Vamos continuar com gentileza.', 'Vamos deixar isso de lado e voltar ao assunto.'],
    who_are_you: [
      'Eu sou um exercício guiado da sua escola, nem uma pessoa nem uma inteligência artificial.',
      'Isto é um exercício guiado da sua escola. Aqui não há nenhuma pessoa e nenhuma inteligência artificial.',
    ],
    nudge: [
      'Ainda não. Vamos tentar mais uma vez.',
      'Ainda não é isso. Tente de outro jeito.',
      'Vamos ver isso de novo.',
    ],
    partly: ['“{heard}”, muito bem. Ainda falta alguma coisa.', 'Certo, entendi “{heard}”. E o resto?'],
    hint: ['Uma dica: {hint}', 'Talvez isto ajude: {hint}'],
    model: ['Você pode dizer: “{example}”', 'Por exemplo: “{example}”'],
    go_on: ['Não faz mal, vamos em frente.', 'Tudo bem. Vamos continuar.'],
    recast: ['Ah, “{right}”, entendi.', 'Então “{right}”, certo.', 'Certo, “{right}”, entendi.'],
    mistake: ['A gente escreve “{better}”, e não “{written}”.', 'Um detalhe: “{written}” se escreve “{better}”.'],
    foreign_words: ['Tente dizer “{written}” em português.', '“{written}”: como se diz isso em português?'],
    more: [
      'Conte mais sobre isso.',
      'Que interessante. O que mais você pode dizer?',
      'E por quê?',
      'Você pode dar um exemplo?',
      'E o que aconteceu depois?',
      'E como você se sente com isso?',
      'O que as outras pessoas dizem?',
      'Sobre o que mais você quer conversar?',
    ],
    closing: [
      'Chegamos ao fim da nossa conversa. Que bom falar com você. Agora você pode terminar e ver como foi.',
      'Por hoje é só. Foi um prazer. Agora você pode terminar e ler o seu resumo.',
    ],
    over: ['Já chegamos ao fim. Você pode terminar agora.', 'A nossa conversa acabou. Termine para ver o seu resumo.'],
  },
  own: {
    nudge: 'Ainda não é isso. Tente mais uma vez, com outras palavras.',
    partly: 'Uma parte já está aí. Acrescente o que falta.',
    not_understood: 'Leia a pergunta mais uma vez. Para começar, bastam uma ou duas palavras.',
    other_language: 'Escreva, por favor, no idioma que você está praticando.',
    model: 'Esta resposta teria dado certo. Vamos continuar.',
  },
}
