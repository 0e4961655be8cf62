import { step, template, words } from '#server/chatbots/templates/write.ts'

export const jobInterviewB1 = template({
  id: 'job-interview-b1',
  name: 'Uma entrevista de emprego',
  language: 'pt',
  level: 'B1',
  description: 'Você foi convidado para uma entrevista. Apresente-se bem e descubra se a vaga é para você.',
  role: 'Gerente de recursos humanos de uma agência de viagens em São Paulo',
  scenario:
    'A agência procura alguém para o atendimento ao cliente. Gostaram do seu currículo. Desde o anúncio, a vaga mudou um pouco.',
  goals: [
    'Consigo apresentar a minha experiência e os meus pontos fortes.',
    'Consigo dar um exemplo da minha vida.',
    'Consigo falar de um ponto fraco de modo positivo.',
    'Consigo fazer boas perguntas sobre uma vaga.',
  ],
  grammar: ['pretérito perfeito simples e composto', 'o futuro do pretérito: eu faria…', 'há e desde'],
  vocabulary: words({
    'o currículo': 'a lista do que você estudou e fez',
    'o ponto forte': 'o que você faz bem',
    'o ponto fraco': 'o que você faz menos bem',
    'ser responsável por': 'ter a tarefa de cuidar de algo',
    'o colega': 'quem trabalha com você',
    'o prazo': 'o tempo para terminar algo',
    'o salário': 'o dinheiro que você ganha por mês',
    'o horário flexível': 'você pode escolher as horas',
    'sob pressão': 'com pouco tempo e muito trabalho',
    'o treinamento': 'aulas para aprender um trabalho',
    'o desafio': 'algo difícil e interessante',
    'a vaga': 'um lugar livre numa empresa',
  }),
  steps: [
    step(
      'Para começar, conte um pouco sobre você e o que fez até agora.',
      [],
      'Fale dos estudos e do trabalho: “Trabalhei…”, “Terminei…”.',
      'Terminei os estudos há dois anos e desde então trabalho num hotel.',
    ),
    step(
      'Obrigada. Por que uma agência de viagens?',
      [],
      'Diga o que interessa a você: “Sempre me interessei por…”.',
      'Sempre me interessei por outros países, e gosto de ajudar as pessoas.',
    ),
    step(
      'Qual é o seu maior ponto forte? Dê um exemplo, por favor.',
      [
        'exemplo|quando|vez|pacien*|organiz*|simpátic*|calm*|rápid*|aprend*|equipe|escut*|ouv*|pressão|idiomas|línguas|responsável|criativ*|ajud*|solução|resolv*|trabalh*|sou|pontual|comunic*',
      ],
      'Diga um e conte quando ele ajudou você.',
      'Fico calmo sob pressão. Por exemplo, uma vez o hotel estava lotado e eu encontrei uma solução.',
    ),
    step(
      'E o que ainda é difícil para você?',
      [],
      'Escolha algo pequeno e diga o que faz para melhorar.',
      'Acho difícil falar diante de muita gente, por isso estou praticando.',
    ),
    step(
      'Imagine que um cliente grita ao telefone porque o voo foi cancelado. O que você faria?',
      [
        'calm*|escut*|ouvir*|desculp*|sinto|explic*|ajud*|solução|outro|voo|procur*|pergunt*|entend*|hotel|dinheiro|oferec*|cliente|faria|diria|reembols*|busc*',
      ],
      'Use “Eu faria…”: primeiro isso, depois aquilo.',
      'Primeiro eu escutaria com calma, e depois procuraria outro voo.',
    ),
    step(
      'Uma coisa mudou desde o anúncio: precisamos de alguém também duas noites por semana. O que acha?',
      [
        'noite*|problema|sim|não|possível|poderia|se|família|curso|prefiro|dias|quais|flexível|difícil|depende|acordo|posso|bem|tudo',
      ],
      'Diga se é possível e do que depende.',
      'Seria possível se eu soubesse os dias com antecedência.',
    ),
    step(
      'Entendo. O que você gostaria de saber sobre nós?',
      [
        'como|qual|quais|quando|quem|quanto|quantas|tem|há|seria|poderia|salário|treinamento|equipe|horário|começar|férias|são|é',
      ],
      'Pergunte sobre a equipe, o treinamento ou o salário.',
      'Quantas pessoas há na equipe, e tem um treinamento no começo?',
    ),
    step(
      'Somos nove, e o treinamento dura duas semanas. Quando poderia começar, e quanto gostaria de ganhar?',
      [
        '#|mês|semana*|começar|poderia|imediatamente|logo|já|próxim*|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|reais|mil|salário|ganhar|que vem',
      ],
      'Dê uma data e diga com educação o que espera.',
      'Poderia começar no mês que vem, e gostaria de ganhar uns três mil reais.',
    ),
  ],
  starters: ['Bom dia. Obrigado pelo convite.', 'Muito prazer.', 'Estou muito feliz por estar aqui.'],
  opening_message: 'Bom dia, e obrigada por ter vindo. Espero que tenha sido fácil chegar.',
  correction: 'at_the_end',
})
