import { step, template, words } from '#server/chatbots/templates/write.ts'

export const doctorB1 = template({
  id: 'doctor-b1',
  name: 'Ligar para a clínica',
  language: 'pt',
  level: 'B1',
  description:
    'Ligue para a clínica, explique o que aconteceu e consiga uma consulta, mesmo quando quase não há mais vagas.',
  role: 'Recepcionista de uma clínica cheia em Curitiba',
  scenario:
    'Você se machucou no fim de semana e não está melhorando. Liga na segunda-feira de manhã. Quase não há vagas, então você precisa explicar por que é importante.',
  goals: [
    'Consigo contar como algo aconteceu.',
    'Consigo descrever uma dor e como ela muda.',
    'Consigo marcar uma consulta por telefone.',
    'Consigo pedir um conselho.',
  ],
  grammar: ['pretérito perfeito e imperfeito', 'estava + gerúndio', 'se + futuro do subjuntivo: se piorar…'],
  vocabulary: words({
    'o tornozelo': 'entre o pé e a perna',
    'o pulso': 'entre a mão e o braço',
    inchado: 'maior do que o normal',
    'o roxo': 'uma mancha escura na pele',
    torcer: 'dobrar mal uma parte do corpo',
    escorregar: 'perder o equilíbrio num chão molhado',
    piorar: 'ficar pior',
    'o analgésico': 'um remédio contra a dor',
    urgente: 'que não pode esperar',
    desmarcar: 'dizer que não vem mais',
    'a radiografia': 'uma foto dos ossos',
    'o convênio': 'paga quando você fica doente',
  }),
  steps: [
    step(
      'Em que posso ajudar?',
      [
        'consulta|marcar|médic*|doutor*|dor|dói|caí|tornozelo|pulso|joelho|mão|pé|braço|perna|costas|acidente|preciso|queria|gostaria|machuquei|ombro|dedo',
      ],
      'Diga por que está ligando: “Eu queria uma consulta, porque…”.',
      'Eu queria uma consulta, porque machuquei o tornozelo.',
    ),
    step(
      'Sinto muito. Como isso aconteceu?',
      [],
      'Conte no passado: “Eu estava… quando…”.',
      'Eu estava jogando futebol quando escorreguei na grama molhada.',
    ),
    step(
      'Ai. E como está agora? Mudou alguma coisa desde então?',
      [
        'pior|piorou|melhor|melhorou|igual|inchado|roxo|azul|dói|dor|mexer|andar|vermelho|mais|menos|mudou|ainda|dormir|caminhar|piorando',
      ],
      'Descreva: está inchado? Consegue mexer? Está pior?',
      'Está inchado e roxo, e dói mais quando ando.',
    ),
    step(
      'O doutor só tem vaga na quinta-feira. Poderia esperar?',
      [
        'não|posso|pior|piorando|urgente|dor|dói|hoje|amanhã|antes|preciso|muito|sim|esperar|se|andar|trabalhar|possível|consigo',
      ],
      'Diga por que não pode esperar, ou se pode.',
      'Não posso esperar tanto, porque quase não consigo andar.',
    ),
    step(
      'Deixe-me ver… Alguém acabou de desmarcar: hoje ao meio-dia e meia ou às quinze para as seis. O que é melhor para você?',
      ['meio-dia|meia|quinze|seis|#|primeir*|segund*|cedo|tarde|nenhum*|qualquer|os dois|antes|depois'],
      'Escolha um horário e diga por quê.',
      'Às quinze para as seis, porque trabalho até as cinco.',
    ),
    step(
      'Está marcado. O que acha que precisa trazer?',
      [
        'cartão|carteira|carteirinha|convênio|identidade|passaporte|remédio*|lista|nada|documento*|radiografia|papéis|dinheiro|sei|analgésico*',
      ],
      'Pense em documentos e remédios.',
      'A carteirinha do convênio e uma lista dos meus remédios.',
    ),
    step(
      'Exatamente. Quer saber mais alguma coisa até lá?',
      [
        'devo|posso|que|como|se|gelo|analgésico*|andar|dirigir|tomar|colocar|pôr|não|faixa|perna|fazer|onde|endereço|preciso',
      ],
      'Peça um conselho: “Devo colocar gelo?”, “E se piorar?”.',
      'Devo colocar gelo, e posso tomar um analgésico?',
    ),
  ],
  starters: [
    'Bom dia. É da clínica do doutor Matos?',
    'Olá, estou ligando para marcar uma consulta.',
    'Bom dia, espero que possa me ajudar.',
  ],
  opening_message: 'Clínica Santa Clara, bom dia, aqui é da recepção.',
  correction: 'prompt',
})
