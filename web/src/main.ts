import './fonts.css';
import './theme.css';
import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { speech } from './lib/i18n.svelte';
import { prefs } from './lib/prefs.svelte';
import { route } from './lib/router.svelte';

prefs.start();
route.start();
await speech.start();
mount(App, { target: document.getElementById('app')! });
