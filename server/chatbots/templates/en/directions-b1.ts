import { step, template, words } from '#server/chatbots/templates/write.ts'

export const directionsB1 = template({
  id: 'directions-b1',
  name: 'Lost on the way to a friend',
  language: 'en',
  level: 'B1',
  description:
    'You’re on your way to a party and you’re lost. Describe where you are, and let your friend guide you over the phone.',
  role: 'A friend who’s having a party in Melbourne, on the phone',
  scenario:
    'You got off the tram too early and your map won’t load. It’s getting dark. Your friend knows the area well, but first has to find out where you are.',
  goals: [
    'I can describe where I am.',
    'I can explain how I got there.',
    'I can follow and check directions.',
    'I can choose between different ways of getting somewhere.',
  ],
  grammar: [
    'past simple: I got off, I walked',
    'there is / there are with places',
    'indirect questions: Could you tell me where …?',
  ],
  vocabulary: words({
    'to get off': 'to leave a bus, tram or train',
    'to miss the stop': 'to stay on the bus or tram too long',
    landmark: 'a building or thing that is easy to see',
    roundabout: 'a circle where several streets meet',
    'dead end': 'a street with no way out at the end',
    'to head towards': 'to go in the direction of',
    'the way back': 'the way you came',
    'to give a lift': 'to take someone somewhere in your car',
    pavement: 'the path beside the street where people walk',
    upstairs: 'on a higher floor',
    'to ring the bell': 'to press the button at a door',
    'to recognise': 'to know something because you have seen it before',
  }),
  steps: [
    step(
      'Tell me what you can see around you.',
      [
        'see|there|is|are|street|shop|church|park|house*|building|station|bridge|tree*|supermarket|school|restaurant|sign|tram|car*|lights|cinema|bank|river|tower',
      ],
      'Describe two things: “There’s a … on my left, and …”.',
      'There’s a big park on my left and an old cinema on the corner.',
    ),
    step(
      'I think I know that place. How did you get there?',
      ['tram|bus|train|walk*|got|took|came|foot|taxi|went|off|early|wrong|missed|stop|bike'],
      'Say how you got there: “I took …, and then I …”.',
      'I took the tram and got off too early. Then I walked for ten minutes.',
    ),
    step(
      'So you went the wrong way. You can walk back to the stop, or carry on through the park, which is shorter but dark. Which would you rather do?',
      ['park|back|stop|walk*|shorter|dark|rather|prefer|through|safe*|first|second|light|way|tram'],
      'Choose one and say why.',
      'I’d rather walk back to the stop, because the park is too dark.',
    ),
    step(
      'Good idea. At the stop, head towards the tower until you come to a roundabout, and take the second street on the right. Could you repeat that?',
      ['tower|roundabout', 'second|right'],
      'Repeat the tower, the roundabout and the street.',
      'I go towards the tower to the roundabout, and then I take the second street on the right.',
    ),
    step(
      'Exactly. What will you do if you get lost again?',
      ['call|phone|ask|back|wait|you|somebody|someone|will|taxi|send|message|map|shop|again'],
      'Use “If …, I’ll …”.',
      'If I get lost again, I’ll ask someone or call you.',
    ),
    step(
      'I could also send my brother to meet you on his bike. What do you think?',
      [],
      'Accept or refuse politely, with a reason.',
      'That’s kind, but it isn’t necessary. I’m sure I’ll find it now.',
    ),
    step(
      'All right. One more thing: the bell doesn’t work. How will you let us know you’re here?',
      ['call|phone|knock|message|text|shout|send|ring|door|window|write'],
      'Think of your phone or the door.',
      'I’ll send you a message, or knock on the door.',
    ),
  ],
  starters: ['Hi, it’s me. I’m lost!', 'Can you hear me? I need your help.', 'Sorry, I’ll be late.'],
  opening_message: 'Hello! We were starting to worry about you. Don’t panic, I’ll get you here.',
  correction: 'prompt',
})
