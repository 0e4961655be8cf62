import { step, template, words } from '#server/chatbots/templates/write.ts'

export const jobInterviewA2 = template({
  id: 'job-interview-a2',
  name: 'Um trabalho nas férias',
  language: 'pt',
  level: 'A2',
  description: 'Você quer trabalhar numa sorveteria nas férias. Fale de você e pergunte sobre o trabalho.',
  role: 'Dona de uma sorveteria na praia em Florianópolis',
  scenario:
    'Na porta há um cartaz: “Procuramos ajuda para o verão”. Você entra e pergunta. A dona tem dez minutos e quer conhecer você.',
  goals: [
    'Consigo me apresentar.',
    'Consigo dizer o que sei fazer bem.',
    'Consigo dizer quando tenho tempo.',
    'Consigo fazer perguntas sobre um trabalho.',
  ],
  grammar: ['o presente', 'saber e poder', 'gostar de + infinitivo', 'aos sábados, nas segundas'],
  vocabulary: words({
    atender: 'ajudar os clientes',
    'o cliente': 'a pessoa que compra',
    simpático: 'legal com os outros',
    pontual: 'que chega na hora',
    'o horário': 'as horas de trabalho',
    'por hora': 'por cada hora de trabalho',
    'a equipe': 'as pessoas que trabalham juntas',
    arrumar: 'pôr as coisas no lugar',
    'a experiência': 'o que você já fez',
    ganhar: 'receber dinheiro pelo trabalho',
    'o fim de semana': 'sábado e domingo',
    começar: 'fazer o primeiro dia',
  }),
  steps: [
    step(
      'Fale um pouco de você. Quem é você e o que você faz?',
      [],
      'Diga o seu nome e se estuda ou trabalha: “Eu me chamo… e…”.',
      'Eu me chamo Lucas e estudo aqui em Florianópolis.',
    ),
    step(
      'Muito prazer! Por que você quer trabalhar aqui?',
      [
        'porque|gosto|quero|adoro|amo|sorvete*|dinheiro|pessoas|gente|praia|mar|verão|aprender|amigo*|português|trabalhar|férias|perto',
      ],
      'Dê um motivo com “porque”.',
      'Porque gosto de falar com as pessoas e adoro sorvete.',
    ),
    step(
      'O que você sabe fazer bem?',
      [
        'sei|posso|bem|sou|simpátic*|rápido|contas|matemática|pessoas|gente|língua*|idioma*|ajudar|trabalhar|cozinhar|limpar|arrumar|falar|pontual|equipe|música|computador|organiz*|legal',
      ],
      'Diga o que faz bem: “Sei…” ou “Sou…”.',
      'Sou simpático e sei trabalhar rápido.',
    ),
    step(
      'Você já trabalhou, ou já ajudou alguém no trabalho?',
      [
        'sim|não|nunca|já|trabalh*|ajud*|pais|mãe|pai|loja|escola|crianças|jardim|amigo*|tio|tia|família|vez|verão|casa|às vezes',
      ],
      'Conte uma coisa que você fez, ou diga “nunca” e como ajuda em casa.',
      'Sim, às vezes ajudo o meu tio na loja dele.',
    ),
    step(
      'Um teste: um cliente diz que este não é o sorvete dele. O que você diz?',
      ['desculp*|perdão|problema|novo|outro|qual|momento|dou|trago|faço|claro|erro|que|troco|sinto|já'],
      'Peça desculpa e diga o que vai fazer.',
      'Desculpe! Já trago outro para o senhor.',
    ),
    step(
      'Muito bem! Abrimos todos os dias das dez às oito. Quando você pode trabalhar?',
      [
        'segunda*|terça*|quarta*|quinta*|sexta*|sábado*|domingo*|fim de semana|fins de semana|dia*|semana|manhã|tarde|noite|sempre|julho|janeiro|dezembro|#|férias|todos|hora*',
      ],
      'Diga dias e horas.',
      'Posso trabalhar aos sábados e domingos, das dez às quatro.',
    ),
    step(
      'Para mim está ótimo. Você tem alguma pergunta?',
      ['quanto|quando|que|onde|como|quem|posso|tenho|preciso|hora|dinheiro|ganho|começo|começar|roupa|não|qual|é'],
      'Pergunte sobre o salário, a roupa ou o primeiro dia.',
      'Quanto ganho por hora, e quando posso começar?',
    ),
  ],
  starters: [
    'Oi! Eu vi o cartaz na porta.',
    'Boa tarde. Vocês estão procurando alguém?',
    'Olá, é sobre o trabalho de verão.',
  ],
  opening_message: 'Oi! Você veio por causa do trabalho de verão? Que bom, vamos sentar um pouquinho.',
  correction: 'prompt',
})
