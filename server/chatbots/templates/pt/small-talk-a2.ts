import { step, template, words } from '#server/chatbots/templates/write.ts'

export const smallTalkA2 = template({
  id: 'small-talk-a2',
  name: 'O novo vizinho',
  language: 'pt',
  level: 'A2',
  description: 'Alguém acabou de se mudar para o prédio. Cumprimente e conheça o seu novo vizinho.',
  role: 'Um vizinho novo em um prédio de Porto Alegre',
  scenario:
    'Vocês se encontram na frente do prédio. Seu vizinho chegou ontem e não conhece ninguém. Os dois têm alguns minutos.',
  goals: [
    'Consigo me apresentar.',
    'Consigo falar da minha família, do meu tempo livre e do bairro.',
    'Consigo fazer perguntas.',
    'Consigo propor um programa.',
  ],
  grammar: ['o presente', 'gostar de', 'Vamos…? / Que tal…?'],
  vocabulary: words({
    'o vizinho': 'quem mora ao lado',
    'ao lado': 'bem perto',
    'mudar-se': 'ir morar em outra casa',
    'o tempo livre': 'quando você não trabalha nem estuda',
    'o passatempo': 'algo que você gosta de fazer',
    'o bicho de estimação': 'um animal que mora com você',
    passear: 'andar porque é gostoso',
    'a padaria': 'a loja de pão',
    'o tempo': 'sol, chuva, vento',
    'aqui perto': 'não longe',
    convidar: 'chamar alguém para vir',
    'até logo': 'tchau, até a próxima',
  }),
  steps: [
    step(
      'Eu moro aqui desde ontem. E você, quem é?',
      ['*'],
      'Diga o seu nome: “Eu sou…”.',
      'Oi, eu sou a Sofia. Muito prazer!',
    ),
    step(
      'Muito prazer! Você mora aqui há muito tempo?',
      ['sim|não|há|faz|desde|ano*|mês|meses|semana*|sempre|#|nasci|muito|pouco|só|moro'],
      'Diga há quanto tempo: “Há… anos”.',
      'Sim, moro aqui há cinco anos.',
    ),
    step(
      'E você mora com quem?',
      [
        'sozinh*|com|família|mãe|pai|pais|irmã*|irmão*|amig*|cachorro|gato|marido|mulher|filho*|filha*|ninguém|colega*|avó|avô|avós|namorad*',
      ],
      'Fale da sua família, dos amigos ou dos seus bichos.',
      'Moro com os meus pais e o nosso gato.',
    ),
    step(
      'Que legal! Eu gosto de andar de bicicleta e de cozinhar. O que você faz no seu tempo livre?',
      [],
      'Diga duas coisas: “Gosto de…”.',
      'Gosto de nadar e toco violão.',
    ),
    step(
      'Às vezes eu também! Ainda não conheço o bairro. Onde posso comprar um bom pão?',
      [
        'padaria|loja|supermercado|mercado|feira|rua|esquina|perto|lado|ali|lá|centro|estação|frente|esquerda|direita|praça|tem',
      ],
      'Diga um lugar: “Tem uma… ao lado de…”.',
      'Tem uma padaria muito boa ao lado da estação.',
    ),
    step(
      'Obrigado! E você quer me perguntar alguma coisa?',
      ['que|onde|quem|como|tem|é|pode|por que|quando|qual|gosta|trabalha|mora|de onde|faz|vem|você|não'],
      'Pergunte de onde ele vem, ou o que ele faz.',
      'Sim. De onde você é, e o que você faz?',
    ),
    step(
      'Sou de uma cidade do litoral e sou enfermeiro. Ih, está começando a chover! Vamos tomar um chá outro dia?',
      [
        'sim|vamos|claro|adoraria|gostaria|boa|ideia|quando|sábado|domingo|amanhã|fim de semana|desculpe|não|segunda|terça|quarta|quinta|sexta|posso|legal|topo|prazer',
      ],
      'Diga que sim e proponha um dia.',
      'Vamos, sim! Que tal sábado à tarde?',
    ),
  ],
  starters: ['Oi! Você é novo aqui?', 'Oi! Precisa de ajuda?', 'Bom dia! Que tempo bonito hoje.'],
  opening_message: 'Olá! Acho que somos vizinhos.',
  correction: 'prompt',
})
