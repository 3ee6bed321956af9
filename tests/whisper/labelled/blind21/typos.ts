/** Written in haste, on small keys, or in a second language. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const typos = labelled('typo', {
  'h21-ty-app': ['riders perents hav 2 dwnload ap??', says(told.noApp)],
  'h21-ty-warr': ['waranty yeers how menny on kenel gate', says(told.warranty)],
  'h21-ty-bethsda': ['bethsda marylnd, u guys cum here?', says(/Bethesda|Maryland/)],
  'h21-ty-month': ['monthy prise stats at wat', says(told.monthly47)],
  'h21-ty-install': ['profesional instal strating prce pls', says(told.install799)],
  'h21-ty-contr': ['do i hav 2 sine a long trem contrac', says(told.noContract)],
  'h21-ty-bat': ['bateri bakcup for blackuot yes no', says(told.battery)],
  'h21-ty-intrnt': ['is intrenet line nedded at teh gaet', says(told.noLine)],
  'h21-ty-dial': ['qr cod dosnt scann, can thay dile a nummber insted', says(told.dial)],
  'h21-ty-hours': ['hwo mny huors dose instalation tkae', says(told.hours)],
  'h21-ty-phone': [
    'wil my old flipfone wrok to anwser',
    says(/any phone|whatever phone|old (phone|one)|each of them/i),
  ],
  'h21-ty-quote': ['numbr 2 cal 4 a qoute plese im at wrk', says(told.quotePhone)],
  'h21-ty-supp': ['txt suport nubmer??', says(told.supportText)],
  'h21-ty-email': ['whats teh emial i rite 2 suport, got pix of my gaet', says(told.email)],
  'h21-ty-cam': ['can u ad a camra at my stuido', says(told.camera)],
  'h21-ty-trust': ['trusted vistors entr by coad or calerid ryt?', says(told.trusted)],
  'h21-ty-2026': ['wich yaer nationwid expanson', says(told.year2026)],
  'h21-ty-free': ['wuld u charg me 4 a qoute or it fre', says(told.free)],
  'h21-ty-patnt': ['is yur tecnology patnted', says(told.patent)],
  'h21-ty-hold': ['gate stya opne for set huors, skeduled hold?', says(told.holds)],
})
