import { step, template, words } from '#server/chatbots/templates/write.ts'

export const jobInterviewA2 = template({
  id: 'job-interview-a2',
  name: 'A summer job',
  language: 'en',
  level: 'A2',
  description: 'You’d like to work in an ice-cream shop this summer. Talk about yourself and the job.',
  role: 'Owner of an ice-cream shop by the sea in Brighton',
  scenario:
    'There’s a sign in the window: “Summer help wanted”. You go in and ask. The owner has ten minutes for you, and wants to know what you’re like.',
  goals: [
    'I can introduce myself.',
    'I can say what I’m good at.',
    'I can say when I’m free.',
    'I can ask questions about a job.',
  ],
  grammar: ['present simple for habits', 'can and can’t', 'like, enjoy and love with -ing'],
  vocabulary: words({
    'to serve': 'to give people what they order',
    customer: 'someone who buys something',
    friendly: 'nice to other people',
    'on time': 'not too late',
    shift: 'the hours that you work in a day',
    'per hour': 'for every hour',
    team: 'people who work together',
    'to tidy up': 'to put things in the right place',
    experience: 'what you have done before',
    'part-time': 'not all day or not every day',
    weekend: 'Saturday and Sunday',
    'to start': 'to begin',
  }),
  steps: [
    step(
      'Tell me a little about yourself. Who are you, and what do you do?',
      [],
      'Say your name and if you go to school or work: “I’m …, and I …”.',
      'My name is Lena, and I go to school here in Brighton.',
    ),
    step(
      'Nice to meet you. Why would you like to work here?',
      ['because|like|love|want|ice cream|money|people|sea|summer|enjoy|learn|friend*|near|english|job|work|holiday*'],
      'Give a reason with “because”.',
      'Because I like meeting people, and I love ice cream.',
    ),
    step(
      'What are you good at?',
      [
        'good|can|friendly|fast|quick|maths|numbers|people|language*|help*|work*|cook*|clean*|tidy*|speak*|time|team|talk*|football|music|computer*|organi*',
      ],
      'Say what you can do well: “I’m good at …” or “I can …”.',
      'I’m friendly, and I can work fast.',
    ),
    step(
      'Have you ever had a job, or helped someone with theirs?',
      [
        'yes|no|not|never|helped|worked|work|help|parents|mother|father|shop|school|babysit*|garden|friend*|uncle|aunt|family|once|summer',
      ],
      'Talk about one thing you’ve done, or say “never” and what you do at home.',
      'Yes, I sometimes help my uncle in his shop.',
    ),
    step(
      'A little test: a customer says you’ve given them the wrong ice cream. What do you say?',
      ['sorry|problem|new|another|which|change|wait|moment|other|right|give|bring|what|course|apolog*|mistake'],
      'Be polite: say sorry and say what you’ll do.',
      'I’m sorry! I’ll give you a new one.',
    ),
    step(
      'Very good! We’re open every day from ten to eight. When can you work?',
      [
        'monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend*|day*|week|morning*|afternoon*|evening*|always|every|july|august|june|holiday*|#|summer',
      ],
      'Say days and times.',
      'I can work on Saturdays and Sundays, from ten to four.',
    ),
    step(
      'That works well. Do you have any questions for me?',
      ['how|what|when|where|who|can|is|are|do|does|much|hour|pay|start|clothes|ice cream|no|money'],
      'Ask about the pay, the uniform or your first day.',
      'How much is it per hour, and when can I start?',
    ),
  ],
  starters: [
    'Hello! I saw the sign in your window.',
    'Good afternoon. Are you looking for someone?',
    'Hi, I’d like to ask about the job.',
  ],
  opening_message: 'Hello there! Are you here about the summer job? Great, let’s sit down for a moment.',
  correction: 'prompt',
})
