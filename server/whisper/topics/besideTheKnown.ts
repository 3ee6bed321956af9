/**
 * What is asked of things that Whisper is told of, and is not told itself, as data (topics.ts): so that a
 * word of the field alone is no answer.
 */
export const besideTheKnownTopics = `
- of the company's people
where did the founder go to school, where does @member come from, what did @member do before, who is your lawyer, who is your accountant, who does your marketing, how much does the founder earn, is the founder married, can i meet @member, what is the email of @member, does @member have children, what car does the founder drive, who are the other developers, how many developers do you have, who is your head of sales, who
trained the technicians, what is the name of your support person, who answers the support phone, is the lead developer from here, photo of the founder, does the founder still work there, who invested with @member, twitter of @member, linkedin of the founder, birthday of @member
- of the patent
who owns the patent, what is the patent number, when was the patent filed, in which countries is it patented, when does the patent expire, can i license your patent, can i read the patent, which claims does the patent have, is there more than one patent, who wrote the patent, did anyone challenge the patent, european patent
- of the code and sign
when was the qr code invented, who invented the qr code, how many dots does a qr code have, what is inside the qr code, which address does the code open, what error correction does the code have, can i get the code as a file, can i print the code myself, can i have two signs, what number is on my sign, can i choose the number on the sign, how long does a sign last, is the sign recyclable, who prints the sign, is the sign braille, can
the sign be read from a truck, how far away can it be scanned, is the sign magnetic, does the sign have a chip, is there nfc in the sign, what glue holds the sign, which way must the sign face
- of accounts
how do i delete my account, i forgot my password for the control center, how do i reset my login, can i change my user name, where is the login page for owners, how do i merge two accounts, is there two factor login, why was my account locked, how do i close my account, my account was hacked
- of data
do you share data with tiktok, which companies carry your calls, which cloud stores my data, in which country is my data stored, do you have a data protection officer, how often do you delete backups, has your data ever leaked, is the chat end to end encrypted, who audits you, do you have cyber insurance, which language model do you use, which model answers, do you use openai, what is your privacy officers name, do you follow ccpa, may i
see your audit report, do you encrypt backups, how many admins read chats
- of calls
how loud is the buzzer, how loud does it ring, does the call show a picture of me, does the visitor hear an announcement, what melody plays, can it ring two phones one after the other, how long until it hangs up, does the phone number at the gate cost extra for callers, what area code does the number have, can i keep my old gate number, can visitors text the gate, can i see missed calls, can it call my watch, does it work with google voice, does it
work with a pbx, does it work on a ship, does it work over skype, is there an echo, is the speaker loud enough, can deaf visitors use it, what about mute people
- of codes
how do i make up a code, may two people share a code, how many digits does a code have, how fast is a code cancelled, can a code work at two gates, what happens after three wrong codes, do codes work during an outage, can i give a code a name, where does one type the code, is there a keypad for the code, does the code expire each year, can i see who used a code, can a code be spoken, can kids have a code, is the code sent by mail
- of schedules
how many schedules can there be, does the schedule know holidays, does it change with daylight saving time, can a hold be cancelled by phone, what if the schedule fails, what time zone does the schedule use, can a schedule follow sunset, how exact is the clock, can the gate close on a car at the end of the hold, can i import my outlook calendar for holds, can each door have another schedule
- of the battery and power
how big is the battery, is the battery rechargeable, how long does charging take, who changes the battery, what does a new battery cost, can i use my own battery, does it tell me when the power is out, does it need a surge protector, how many amps at the outlet, what does the electricity cost, does it need grounding, 110 or 220, does it save power at night, how far from the outlet can it be, can it share the outlet with the motor
- of the camera
how many megapixels, does it see in the dark, is the video stored, for how long is video kept, can i use my own camera, which brand is the camera, does it record sound, can i watch from my tv, does it have motion detection, is there a cloud fee for video, how wide is the view, does it read faces, night vision, does the camera move, can the police get the video, is it hd, can two people watch, can i use the camera that i have
- of the network
which carrier does it use, can i bring my own sim, is the sim included, does it work with starlink, does it roam, what antenna does it have, can i add an external antenna, how strong must the signal be, how many bars does it need, does it support volte, when is 3g switched off, is 3g still alive, what happens when 3g ends, does it fall back to 4g, is there a data cap, what is the bandwidth, can it use my wifi calling
- of the installation day
what should i wear, may i watch, will there be noise, do they need water, do they drill into brick, will they take the old intercom away, who removes the old box, do they bring a ladder, can they come at night, will they patch the holes, how many people come, what if it rains that day, what if nobody is home that day, do they need my gate key, do they need a parking permit, what tools do they use, do they test it, will they show me how it works, is
training included, do you reuse the old post, how deep do they dig, what van do they drive
- of the warranty
does the warranty cover lightning, does the warranty cover theft, is the warranty void if i open the box, does the warranty move with me, who pays shipping for repairs, how fast is a replacement, does it cover the sign, does the warranty cover the battery, what is not covered, does the warranty need registration, do i need the receipt, does lifetime mean my life, does it cover the motor, is labor covered, is accidental damage covered, does the
warranty cover floods, what voids it, warranty for commercial use
- of the contract and price
can i pause the service for the winter, is there an activation fee, is there a late fee, do prices differ by county, does it cost more for commercial, is there a fee to move, what happens to the equipment when i cancel, do i own the equipment, do i have to give it back, do you charge for support calls, is there a fee per call, how many calls are included, is there a cap on usage, can i see a sample contract, what is the price in 2027, is the
price the same in @town, is vat included, travel fee, fuel surcharge, what is the deposit, how much for ten gates, reconnection fee, transfer fee, does the price include tax, fee for changing a number, extra charge for weekends
- of a place
do you have a store in @town, is there an office in @town, do you have a dealer in @town, how many customers do you have in @town, are you hiring in @town, who installs in @town, do you know a gate company in @town, when will you be in @town next, is there one i can see in @town, which buildings in @town use it, what are the rules in @town, do i need a permit in @town, is it popular in @town, how far is @town from @town, what is the crime rate
in @town, how do i get to @town, population of @town, does it cost more in @town, who represents you in @town
- of call boxes
can you repair my call box, do you buy old call boxes, how do i program a doorking, what is the code of a linear box, can i keep my keypad as well, does it work beside my intercom, can you connect to the old intercom wires, which call box is best, what does a viking box cost, how do i remove the old box, is my box worth anything, manual for a call box, factory reset of a keypad, can both be used together
- of what is announced
what will invisible keys cost, when exactly will the app come, which month will it be, can i join the beta, will old customers get it free, who tests the new features, will alexa cost extra, which smart home systems first, will there be an api, how many users will be allowed, will the app run on a tablet, will notifications come by email, in which state will you start, when in 2026, can i preorder, are invisible keys one time or reusable, will the
analytics export to excel, date of the release
`
