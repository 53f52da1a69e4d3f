#pragma once

/// How often memory was asked for since the process began, on this thread.
unsigned long allocations_count(void);
