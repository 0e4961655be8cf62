import { step, template, words } from '#server/chatbots/templates/write.ts'

export const hotelA2 = template({
  id: 'hotel-a2',
  name: 'Chegar ao hotel',
  language: 'pt',
  level: 'A2',
  description: 'Você chega a um hotel pequeno. Diga o seu nome, pergunte o mais importante e resolva um problema.',
  role: 'Recepcionista de um hotel pequeno em Salvador',
  scenario:
    'São três da tarde. Você tem uma reserva e chega à recepção com a sua mala. O quarto ainda não está pronto.',
  goals: [
    'Consigo fazer o check-in em um hotel.',
    'Consigo dizer meu nome, datas e horas.',
    'Consigo perguntar sobre o café da manhã e o wi-fi.',
    'Consigo reagir com calma quando algo não está pronto.',
  ],
  grammar: ['as horas e as datas', 'ter e haver: Tem…?', 'perguntas com que horas, onde e quanto'],
  vocabulary: words({
    'a reserva': 'um quarto pedido antes de chegar',
    'o quarto de solteiro': 'para uma pessoa',
    'o quarto de casal': 'para duas pessoas',
    'a bagagem': 'as malas e as bolsas',
    'o andar': 'um nível do prédio',
    'o elevador': 'sobe e desce',
    'a chave': 'abre a porta',
    'o café da manhã': 'a refeição da manhã',
    'a toalha': 'serve para se secar',
    tranquilo: 'sem barulho',
    'a senha': 'a palavra secreta do wi-fi',
    'sair do quarto': 'deixar o hotel no último dia',
  }),
  steps: [
    step('A reserva está em nome de quem?', ['*'], 'Diga o seu nome: “Em nome de…”.', 'Está em nome de Anna Weber.'),
    step(
      'Obrigada. Quantas noites vai ficar com a gente?',
      ['#|noite*|semana|até|dia*|fim de semana|segunda|terça|quarta|quinta|sexta|sábado|domingo'],
      'Diga um número de noites, ou até que dia.',
      'Vou ficar três noites, até domingo.',
    ),
    step(
      'Tenho um quarto de solteiro no segundo andar ou um maior no quinto. Qual prefere?',
      ['solteiro|segundo|maior|grande|quinto|#|primeiro|tranquilo|menor|elevador|outro|esse'],
      'Escolha um e diga por quê, se puder.',
      'O quarto do segundo andar, porque é mais tranquilo.',
    ),
    step(
      'Sinto muito, o quarto ainda não está pronto. Falta meia hora. O que gostaria de fazer?',
      [
        'esperar|espero|deixar|deixo|bagagem|mala*|café|passear|passeio|sentar|volto|voltar|problema|posso|praia|beber|comer|caminhar',
      ],
      'Diga que espera, ou pergunte se pode deixar a mala.',
      'Sem problema. Posso deixar a minha mala aqui e dar um passeio?',
    ),
    step(
      'Claro que sim. Quer saber alguma coisa sobre o hotel?',
      ['que|qual|onde|quando|tem|é|está|como|posso|wi-fi|wifi|café|senha|hora*|não|piscina|estacionamento|quanto'],
      'Pergunte sobre o café da manhã, o wi-fi ou a hora da saída.',
      'Sim. A que horas é o café da manhã, e tem wi-fi?',
    ),
    step(
      'O café é das sete às dez, e tem wi-fi no hotel todo. Precisa de alguma coisa para o quarto?',
      [
        'toalha*|travesseiro*|cobertor*|preciso|outra|outro|chave|ferro|secador|água|não|obrigad*|nada|sim|ventilador|mais',
      ],
      'Peça alguma coisa: “Poderia me dar…?” Ou diga que não precisa de nada.',
      'Sim, poderia me dar mais uma toalha, por favor?',
    ),
    step(
      'Levo agora mesmo. E a que horas vai sair no último dia?',
      ['#|manhã|meio-dia|cedo|tarde|depois|antes|meia|dez|onze|nove|oito|por volta|horas'],
      'Diga uma hora.',
      'Por volta das dez, depois do café da manhã.',
    ),
  ],
  starters: ['Boa tarde, tenho uma reserva.', 'Oi, acabei de chegar.', 'Olá! A recepção é aqui?'],
  opening_message: 'Boa tarde e bem-vindo à Pousada do Farol. Já vou procurar a sua reserva.',
  correction: 'prompt',
})
