import { mount } from 'svelte';
import '../../../theme.css';
import '../../../base.css';
import Harness from './Harness.svelte';

const asked = new URLSearchParams(location.search);
if (asked.get('theme') === 'dark') document.documentElement.dataset.theme = 'dark';
mount(Harness, { target: document.getElementById('app')!, props: { asked } });
