import type { Dialogue } from './dialogue.ts'

/** Conversations of young students with the template `small-talk-a2` in English. */
export const neighbourOfTheYoung: readonly Dialogue[] = [
  [
    'Hello! Are you new here?',
    'My name is {first_name}. I live next door, on the second floor.',
    'Yes, I’ve lived here for eleven years. I was born in this street!',
    'I live with my parents, my brother and our cat.',
    'In my free time I play handball, and I go for a walk with my friends.',
    'There is a good bakery opposite the station.',
    'Do you have a pet?',
    'Yes, great idea! On Saturday I have time.',
  ],
  [
    'Hi, I am {first_name}.',
    'No, only since September.',
    'I live with my aunt and my two cousins.',
    'I like draw and I watch series in English.',
    'You can go to the supermarket in the corner.',
    'Yes. Where are you from?',
    'Sure, I love tea. See you soon!',
  ],
  [
    'Good morning! Nice weather today.',
    'I’m {first_name}, nice to meet you.',
    'I live here since two years.',
    'With my mother and my little sister.',
    'I don’t know.',
    'Football! I play every day after school.',
    'The bakery is near the park, go left and then right.',
    'What is your job?',
    'Yes, but not today. Tomorrow I can.',
  ],
  [
    'I’m {first_name}. And you?',
    'Yes, always. My family is from here.',
    'Con mis padres.',
    'With my parents and my grandmother, and we have a dog, too.',
    'I play the guitar. My neighbours don’t like it very much.',
    'My favorite bakery is in the market. The bread is better there.',
    'Can you play an instrument?',
    'Good idea. I’d like to invite you on Sunday.',
  ],
  [
    'I’m {first_name}.',
    'Yes.',
    'With my family.',
    'I dance.',
    'In the supermarket.',
    'What is your job?',
    'Ok, tomorrow.',
  ],
]

/** The same of grown-up ones. */
export const neighbourOfAdults: readonly Dialogue[] = [
  [
    'Hi! Do you need any help?',
    'I’m {first_name}, and I live upstairs. Welcome!',
    'Not very long. We moved in three years ago, when I changed my job.',
    'I live with my partner and our son. He is four, so I hope that we are not too noisy.',
    'I like cooking, too. When the weather is nice I go for a walk by the river.',
    'The bakery next to the pharmacy is the best one nearby, but it closes at two.',
    'Yes, what brings you to Valencia?',
    'I’d love to. Come to our place at the weekend, I’ll make a cake.',
  ],
  [
    'Hello, I am your neigbour. My name is {first_name}.',
    'For six months, not more.',
    'I live alone, my family is in another city.',
    'My hobby is to cook. I also run in the park.',
    'What does nearby mean?',
    'The bread is good in the small shop next to the bus stop.',
    'Do you like the town?',
    'Yes, gladly. Saturday or Sunday is good for me.',
  ],
  [
    'Hi there, I’m {first_name}! We are new, too.',
    'Only since last week.',
    'I live with two friends. We are all students.',
    'I read a lot and I like to take photos.',
    'I’m not sure. Maybe you can go to the market in the centre.',
    'Which music do you like?',
    'Yes, sure! We can have tea tomorrow in our flat.',
  ],
]
