import { step, template, words } from '#server/chatbots/templates/write.ts'

export const directionsA2 = template({
  id: 'directions-a2',
  name: 'Perguntar o caminho',
  language: 'pt',
  level: 'A2',
  description: 'Você é novo na cidade e procura o museu. Pergunte na rua e confira se entendeu.',
  role: 'Alguém que espera o ônibus em Ouro Preto',
  scenario:
    'Você quer visitar o museu, mas o seu celular está sem bateria. No ponto de ônibus há alguém com tempo para ajudar. Hoje uma ponte está fechada.',
  goals: [
    'Consigo perguntar o caminho com educação.',
    'Consigo dizer aonde quero ir e como.',
    'Consigo repetir um caminho para conferir.',
    'Consigo perguntar quanto tempo leva.',
  ],
  grammar: ['o imperativo: siga, vire, atravesse', 'as preposições de lugar', 'É longe? Quanto tempo leva?'],
  vocabulary: words({
    'em frente': 'nem para a esquerda nem para a direita',
    virar: 'ir para a esquerda ou para a direita',
    'a esquina': 'onde duas ruas se encontram',
    atravessar: 'ir para o outro lado',
    'o semáforo': 'luzes vermelha, amarela e verde',
    'a ponte': 'passa por cima do rio',
    'ao lado de': 'bem perto, junto',
    'em frente a': 'do outro lado, diante de',
    'o ponto de ônibus': 'onde o ônibus para',
    'a pé': 'caminhando',
    longe: 'não é perto',
    fechado: 'não está aberto',
  }),
  steps: [
    step(
      'Claro, eu ajudo. Aonde você quer ir?',
      ['museu|ao|para|procuro|procurando|ir|estação|centro|igreja|hotel|praça|onde|queria|mercado'],
      'Diga o lugar: “Estou procurando…” ou “Quero ir ao…”.',
      'Estou procurando o Museu da Inconfidência.',
    ),
    step(
      'Não é difícil. Você quer ir a pé ou de ônibus?',
      ['pé|andar|andando|caminhar|caminhando|ônibus|rápido|longe|barato|táxi|os dois|melhor'],
      'Escolha: “a pé” ou “de ônibus”.',
      'A pé, se não for muito longe.',
    ),
    step(
      'Boa ideia, o dia está bonito. Siga em frente até o semáforo e vire à esquerda. O que você faz no semáforo?',
      ['esquerda'],
      'Diga com as suas palavras: “Eu viro…”.',
      'No semáforo eu viro à esquerda.',
    ),
    step(
      'Isso. Depois você atravessa a ponte. Ih, a ponte está fechada hoje! O que você faria agora?',
      ['outro|outra|caminho|ponte|ônibus|pergunt*|onde|tem|há|voltar|volto|táxi|sei|rua|ir|procur*'],
      'Pergunte por outro caminho: “Tem outra…?”',
      'Nossa! Tem outra ponte aqui perto?',
    ),
    step(
      'Tem, sim. Vire à direita na igreja, e há uma ponte pequena em frente ao supermercado. Pode repetir, para não se perder?',
      ['direita', 'igreja|ponte|supermercado|frente'],
      'Diga onde vira à direita, e o que fica em frente à ponte.',
      'Viro à direita na igreja, e a ponte fica em frente ao supermercado.',
    ),
    step(
      'Perfeito! E aí você já está quase lá. Quer saber mais alguma coisa?',
      [
        'quanto|longe|tempo|minuto*|aberto|abre|hora*|que|quando|ingresso|entrada|não|custa|obrigad*|fecha|leva|demora|é',
      ],
      'Pergunte quanto tempo leva, ou a que horas fecha.',
      'Sim. Quanto tempo leva a pé?',
    ),
    step(
      'Uns quinze minutos, e fica aberto até as cinco. Deu para entender?',
      ['sim|obrigad*|acho|espero|claro|bem|não|ajuda|gentil|tchau|certo|vai|valeu|dia|deu|entend*'],
      'Agradeça pela ajuda.',
      'Sim, acho que sim. Muito obrigado pela ajuda!',
    ),
  ],
  starters: ['Com licença, você pode me ajudar?', 'Oi, você conhece a cidade?', 'Desculpe, acho que estou perdido.'],
  opening_message: 'Olá! Você parece um pouco perdido.',
  correction: 'prompt',
})
