import type { ActRule } from '#server/analysis/acts/act.ts'

/** Questions that a student asks, in Portuguese; to ask for a thing is an answer. */
export const questions: readonly ActRule[] = [
  {
    act: 'asks_back',
    pattern: [
      '^ e o|a? seu|sua|teu|tua <noun> $',
      '^ *{0,4} e você|tu|vocês|contigo|ti também|aí|como? $',
      '^ *{0,4} e o|a|com|para|pra senhor|senhora|você|vocês|ti $',
      '^ e o|a $',
      '^ e o|a|os|as seu|sua|teu|tua|seus|suas|teus $',
      '^ e você|tu onde|como|que|quando|mora|gosta|o *{0,4} $',
    ],
    right: ['E você?', 'Bem, e você?', 'e o senhor'],
    wrong: ['Eu e meu irmão', 'Você e a Ana', 'Penso em você'],
  },
  {
    act: 'asks_back',
    isAsked: true,
    pattern: '^ você|tu|vocês também $',
    right: ['Você também?', 'vocês também?', 'Tu também?'],
    wrong: ['Eu também', 'Você também pode', 'Também tem chá?'],
  },
  {
    act: 'question',
    pattern: [
      '^ e|mas? por quê|que|quê $',
      '^ e|mas? onde fica|é|está|ficam|posso|tem|podemos|estão|se|eu|você|dá [*{1,9}]',
      '^ onde você|vocês [*{0,5}]',
      '^ quanto|quanta|quantos|quantas [*{0,9}]',
      '^ como você|se|chego|funciona|posso|faço|eu se|chama|vai|chego|faço|posso|é [*{0,9}]',
      '^ como você se chama $',
      '^ a|de|até|desde que horas [*{0,9}]',
      '^ que horas|hora são|é $',
      '^ qual|quais é|são|ônibus|trem [*{1,9}]',
      '^ quem é|vem|vai|são [*{0,3}] $',
      '^ quando sai|chega|abre|fecha|começa|termina|vem|parte [*{0,5}] $',
      '^ de onde você|o|é|vem|vocês [*{0,4}]',
      '^ o que tem|você|vocês|há|posso|devo [*{0,9}]',
      '^ você? me? pode|poderia|podia me? dizer|recomendar|explicar|informar [*{1,9}]',
    ],
    right: ['onde é o banheiro', 'quanto é', 'quando sai o trem'],
    wrong: ['Onde moro há muitos parques', 'Quando era criança morava no Peru', 'Quem trabalha muito ganha muito'],
  },
  {
    act: 'question',
    isAsked: true,
    pattern: [
      '^ e|mas? a|de|em|com|para|por|há|desde|o|até? que|quê|onde|quando|quanto|quem|como|qual|quais|quantos|quantas|cadê [*{1,9}]',
      '^ você|vocês|tu|o|a senhor|senhora|já|tem|gosta|trabalha|vai|fala|mora|pode|é|está|conhece [*{0,9}]',
      '^ você|vocês <verb> [*{0,9}]',
      '^ você|vocês já|também <verb> [*{0,9}]',
      '^ tem|têm|há|é|está|estão|são|vai|vão|aceita|aceitam|dá|fica|funciona|abre|fecha|inclui|existe|custa|era|foi|vem|serve [*{1,9}]',
      '^ posso|podemos pagar|entrar|ir|estacionar|ver|perguntar|fazer|fumar|usar|levar|trocar|reservar [*{0,9}]',
      '^ o|a|os|as *{1,5} é|está|são|tem|fica|vai|estão *{1,5} $',
      '^ <verb pres 2s -imp> [*{1,9}]',
    ],
    right: ['Você tem cachorro?', 'Tem wifi?', 'O café da manhã está incluído?', 'Você já foi à Espanha?'],
    wrong: ['Pode trazer a conta?', 'Um café?', 'Pode me trazer um copo de água?'],
  },
]
