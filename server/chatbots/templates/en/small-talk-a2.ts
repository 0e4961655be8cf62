import { step, template, words } from '#server/chatbots/templates/write.ts'

export const smallTalkA2 = template({
  id: 'small-talk-a2',
  name: 'The new neighbour',
  language: 'en',
  level: 'A2',
  description: 'Someone new has moved in next door. Say hello and get to know each other.',
  role: 'Your new neighbour in Cardiff',
  scenario:
    'You meet outside your house. Your neighbour moved in yesterday and doesn’t know anyone yet. You both have a few minutes.',
  goals: [
    'I can introduce myself.',
    'I can talk about my family, my free time and where I live.',
    'I can ask questions, too.',
    'I can suggest something to do together.',
  ],
  grammar: ['present simple', 'questions with do and does', 'Let’s … / Would you like to …?'],
  vocabulary: words({
    neighbour: 'someone who lives next to you',
    'next door': 'in the house or flat beside yours',
    'to move in': 'to start living in a place',
    'free time': 'when you don’t work or study',
    hobby: 'something you like doing',
    pet: 'an animal that lives with you',
    'to go for a walk': 'to walk for fun',
    bakery: 'a shop that sells bread',
    weather: 'sun, rain, wind and so on',
    nearby: 'not far away',
    'to invite': 'to ask someone to come',
    'See you soon': 'goodbye, until we meet again',
  }),
  steps: [
    step(
      'I moved in yesterday. And who are you?',
      ['name|am|i’m|me|my|call*|is'],
      'Say your name: “I’m …”.',
      'Hi, I’m Sofia. Nice to meet you!',
    ),
    step(
      'Nice to meet you, too! Have you lived here for a long time?',
      ['yes|no|not|for|since|year*|month*|week*|always|#|born|long|only|all'],
      'Say how long: “For … years” or “Since …”.',
      'Yes, I’ve lived here for five years.',
    ),
    step(
      'And who do you live with?',
      [
        'alone|with|family|mother|father|parents|brother*|sister*|friend*|dog|cat|husband|wife|children|son|daughter|myself|nobody|flatmate*|grandmother|pet*|partner',
      ],
      'Talk about your family, your friends or your pets.',
      'I live with my parents and our cat.',
    ),
    step(
      'That sounds nice. I like cycling and cooking. What do you do in your free time?',
      [],
      'Say two things you like: “I like …-ing”.',
      'I like swimming, and I often play the guitar.',
    ),
    step(
      'I do that sometimes, too! I don’t know the area yet. Where can I buy good bread here?',
      ['bakery|shop|supermarket|market|street|corner|near*|next|there|centre|station|opposite|left|right|go|know'],
      'Name a place: “There’s a … next to …”.',
      'There’s a good bakery next to the station.',
    ),
    step(
      'Thanks! And is there anything you’d like to ask me?',
      ['what|where|who|how|do|are|have|is|can|why|when|which|like|does'],
      'Ask about work, family or hobbies: “Do you …?”, “Where …?”.',
      'Yes. Where do you come from, and what do you do?',
    ),
    step(
      'I come from a village by the sea, and I’m a nurse. Oh no, it’s starting to rain! Shall we have a cup of tea together one day?',
      [
        'yes|sure|love|like|great|idea|good|when|saturday|sunday|tomorrow|weekend|sorry|no|nice|monday|tuesday|wednesday|thursday|friday|gladly|time|can',
      ],
      'Say yes, and suggest a day.',
      'I’d love to! How about Saturday afternoon?',
    ),
  ],
  starters: ['Hello! Are you new here?', 'Hi! Do you need any help?', 'Good morning! Nice weather today.'],
  opening_message: 'Oh, hello! I think we live next door to each other.',
  correction: 'prompt',
})
