import { defineShell } from '@rainbow-rabbit/tools/build';

export default defineShell();
